//! A view drawn with letters, for terminals and screen readers.

use crate::kinds::{Creature, Kind, Monument, Terrain, cards};
use crate::view::{CivView, NpcsView, TalesView, View};
use engine::picture::{Picture, Span};
use engine::{Message, Seat};

const COLORS: [[u8; 3]; 8] = [
    [220, 60, 50],
    [220, 190, 40],
    [60, 160, 70],
    [70, 120, 220],
    [150, 80, 190],
    [230, 130, 40],
    [110, 110, 110],
    [230, 230, 230],
];

fn ink(terrain: Terrain) -> [u8; 3] {
    match terrain {
        Terrain::Sea => [70, 120, 190],
        Terrain::Plain => [190, 180, 90],
        Terrain::Forest => [60, 140, 70],
        Terrain::Mountain => [150, 140, 130],
        Terrain::Glacier => [210, 230, 240],
        Terrain::Marsh => [110, 130, 90],
        Terrain::Volcano => [190, 70, 40],
    }
}

/// One letter for each terrain: `~` Sea, `.` Plain, `f` Forest, `m` Mountain, `*` Glacier,
/// `%` Marsh, `^` Volcano.
fn terrain_letter(terrain: Terrain) -> char {
    match terrain {
        Terrain::Sea => '~',
        Terrain::Plain => '.',
        Terrain::Forest => 'f',
        Terrain::Mountain => 'm',
        Terrain::Glacier => '*',
        Terrain::Marsh => '%',
        Terrain::Volcano => '^',
    }
}

/// One letter for each kind: Mountaineers climb, so they are `A`.
fn piece_letter(kind: Kind) -> char {
    match kind {
        Kind::Nomad => 'N',
        Kind::City => 'C',
        Kind::Ship => 'S',
        Kind::Temple => 'T',
        Kind::Mountaineer => 'A',
        Kind::Merchant => 'M',
    }
}

pub(crate) fn draw(view: &View, say: &dyn Fn(&Message) -> String) -> Picture {
    let mut picture = Picture::default();
    head(view, say, &mut picture);
    map(view, &mut picture);
    for (seat, civ) in view.civs.iter().enumerate() {
        player(view, Seat(seat as u8), civ, say, &mut picture);
    }
    trophies(view, say, &mut picture);
    if let Some(npcs) = &view.npcs {
        objective(npcs, say, &mut picture);
    }
    if let Some(tales) = &view.tales {
        stories(tales, say, &mut picture);
    }
    picture
}

/// What the players must reach together (RF-14.4).
fn objective(npcs: &NpcsView, say: &dyn Fn(&Message) -> String, picture: &mut Picture) {
    let line = Message::new("draw-objective")
        .name("objective", format!("objective-{}", npcs.objective))
        .number("level", npcs.objective_level)
        .number("count", npcs.imposed.len() as i64)
        .text("imposed", names(npcs.imposed.iter().copied(), say));
    picture.line().push(Span::plain(say(&line)));
}

/// Tales in play with their numbers, and who has their trophies.
fn stories(tales: &TalesView, say: &dyn Fn(&Message) -> String, picture: &mut Picture) {
    let names = tales.tales.iter().map(|tale| {
        let name = say(&Message::new(format!("tale-{}", tale.id())));
        let trophy = tales.trophies.iter().find(|trophy| trophy.trophy.tale() == *tale);
        match trophy.and_then(|trophy| trophy.holder) {
            None => format!("{} {name}", *tale as u8 + 1),
            Some(seat) => {
                let holder = say(&Message::new(format!("civ-{}", seat.0.min(7))));
                format!("{} {name} ({holder})", *tale as u8 + 1)
            }
        }
    });
    let line = Message::new("draw-tales").text("tales", names.collect::<Vec<_>>().join(", "));
    picture.line().push(Span::plain(say(&line)));
}

fn head(view: &View, say: &dyn Fn(&Message) -> String, picture: &mut Picture) {
    let phase = Message::new("draw-head")
        .number("round", view.round)
        .name("phase", format!("phase-{}", view.phase))
        .number("gold", view.bank.gold)
        .number("wood", view.bank.wood)
        .number("stone", view.bank.stone);
    picture.line().push(Span::plain(say(&phase)));
}

/// Every hex is five letters wide: terrain, then the pieces on it with their owner's number.
fn map(view: &View, picture: &mut Picture) {
    let rows = || view.hexes.iter().map(|hex| hex.r);
    let (Some(low), Some(high)) = (rows().min(), rows().max()) else { return };
    // Half hexes from the left: a row further down starts half a hex further right.
    let across = |q: i8, r: i8| 2 * i32::from(q) + i32::from(r);
    let left = view.hexes.iter().map(|hex| across(hex.q, hex.r)).min().unwrap_or(0);
    for r in low..=high {
        let line = picture.line();
        line.push(Span::plain(format!("{r:>4} ")));
        let mut column = 0;
        for (cell, hex) in view.hexes.iter().enumerate().filter(|(_, hex)| hex.r == r) {
            let start = (across(hex.q, r) - left) as usize * 3;
            line.push(Span::plain(" ".repeat(start.saturating_sub(column))));
            line.push(Span::colored(terrain_letter(hex.terrain).to_string(), ink(hex.terrain)));
            let mut width = 1;
            for piece in view.pieces.iter().filter(|piece| piece.at as usize == cell) {
                let letters = format!("{}{}", piece_letter(piece.kind), piece.seat);
                width += letters.len();
                line.push(Span::colored(letters, COLORS[piece.seat.index()]));
            }
            if let Some(tales) = &view.tales {
                let marks = tale_marks(tales, cell as u16, hex.q, hex.r);
                width += marks.chars().count();
                line.push(Span::plain(marks));
            }
            column = start + width;
        }
        let first = view.hexes.iter().find(|hex| hex.r == r).map_or(0, |hex| hex.q);
        line.push(Span::plain(format!("   q={first}…")));
    }
}

/// What a Tale put on a hex: buildings with their owner, Creatures, the Bridge, places.
fn tale_marks(tales: &TalesView, cell: u16, q: i8, r: i8) -> String {
    let mut marks = String::new();
    for it in tales.monuments.iter().filter(|it| it.at == cell) {
        let letter = match it.monument {
            Monument::Capital => 'K',
            Monument::Cathedral => 'H',
            Monument::Bank => 'B',
            Monument::Port => 'P',
        };
        marks += &format!("{letter}{}", it.seat);
    }
    for it in tales.creatures.iter().filter(|it| it.at == cell) {
        marks.push(match it.creature {
            Creature::Dragon => 'D',
            Creature::Leviathan => 'L',
            Creature::Elemental => 'W',
        });
    }
    if tales.bridge.is_some_and(|bridge| bridge.at == cell) {
        marks.push('=');
    }
    for site in tales.sites.iter().filter(|site| (site.q, site.r) == (q, r)) {
        marks += &format!("!{}", site.tale as u8 + 1);
    }
    if tales.lying_units.contains(&cell) || tales.lying_buildings.contains(&cell) {
        marks.push('_');
    }
    marks
}

fn names(cards: impl Iterator<Item = Kind>, say: &dyn Fn(&Message) -> String) -> String {
    let names: Vec<String> =
        cards.map(|card| say(&Message::new(format!("piece-{}", card.id())))).collect();
    if names.is_empty() { "-".into() } else { names.join(", ") }
}

fn player(
    view: &View,
    seat: Seat,
    civ: &CivView,
    say: &dyn Fn(&Message) -> String,
    picture: &mut Picture,
) {
    let name = say(&Message::new(format!("civ-{}", seat.0.min(7))));
    let line = picture.line();
    let token = if view.first == seat { " *" } else { "" };
    let color = COLORS[seat.index()];
    line.push(Span::colored(format!("{seat} {name}{token}"), color));
    let npc = view.npcs.iter().flat_map(|npcs| &npcs.civilizations).find(|npc| npc.seat == seat);
    if let Some(npc) = npc {
        let who = Message::new("draw-npc").name("npc", format!("npc-{}", npc.npc.id()));
        line.push(Span::plain(format!("  {}", say(&who.number("level", npc.level)))));
    }
    if civ.extinct {
        line.push(Span::plain(format!("  {}", say(&Message::new("draw-extinct")))));
        return;
    }
    let goods = Message::new("draw-goods")
        .number("gold", civ.goods.gold)
        .number("wood", civ.goods.wood)
        .number("stone", civ.goods.stone);
    let points = if view.phase == "over" { "draw-points" } else { "draw-points-now" };
    let points = Message::new(points).number("points", civ.points);
    let goods = goods.said("points", points);
    line.push(Span::plain(format!("  {}", say(&goods))));
    let zones = Message::new("draw-cards")
        .text("hand", names(civ.hand.iter().copied(), say))
        .text("discard", names(civ.discard.iter().copied(), say))
        .text("decline", names(civ.decline.iter().copied(), say));
    picture.line().push(Span::plain(format!("    {}", say(&zones))));
    let in_world: Vec<String> = cards(u8::MAX)
        .zip(civ.in_world.iter().zip(civ.in_reserve))
        .map(|(kind, (here, left))| {
            let kind = say(&Message::new(format!("piece-{}", kind.id())));
            format!("{kind} {here}/{}", here + left)
        })
        .collect();
    picture.line().push(Span::plain(format!("    {}", in_world.join("  "))));
    if !civ.guilds.is_empty() {
        let guilds: Vec<String> = civ
            .guilds
            .iter()
            .map(|guild| say(&Message::new(format!("guild-{}", guild.id()))))
            .collect();
        let line = Message::new("draw-guilds").text("guilds", guilds.join(", "));
        picture.line().push(Span::plain(format!("    {}", say(&line))));
    }
}

fn trophies(view: &View, say: &dyn Fn(&Message) -> String, picture: &mut Picture) {
    let won: Vec<String> = view
        .trophies
        .iter()
        .map(|trophy| {
            let piece = say(&Message::new(format!("piece-{}", trophy.piece.id())));
            let holder = trophy
                .holder
                .map_or("-".into(), |seat| say(&Message::new(format!("civ-{}", seat.0.min(7)))));
            format!("{piece} ({}) {holder}", trophy.points)
        })
        .collect();
    let line = Message::new("draw-trophies")
        .text("trophies", won.join("  "))
        .number("needed", view.trophies_to_end)
        .number("price", view.buy_back_price);
    picture.line().push(Span::plain(say(&line)));
}
