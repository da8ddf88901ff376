// Where the places of the city stand: side by side on a wide screen, one below the other on a narrow one.

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Layout {
  width: number;
  height: number;
  /** Where the ground begins. */
  horizon: number;
  rounds: Box;
  event: Box;
  tavern: Box;
  castle: Box;
  council: Box;
  hall: Box;
  yard: Box;
  berk: Box;
  /** The Chancellery, or the garden in its place. */
  office: Box;
  guilds: Box[];
  reputation: Box;
  nobility: Box;
  quay: Box;
  ship: Box;
  /** Where the water begins. */
  shore: number;
}

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h });
const SIX = [0, 1, 2, 3, 4, 5];

export const WIDE: Layout = {
  width: 1000,
  height: 514,
  horizon: 150,
  rounds: box(10, 5, 208, 24),
  event: box(224, 4, 134, 26),
  tavern: box(10, 34, 346, 142),
  castle: box(364, 6, 158, 170),
  council: box(528, 22, 462, 154),
  hall: box(10, 184, 320, 114),
  yard: box(338, 184, 146, 114),
  berk: box(492, 184, 152, 114),
  office: box(652, 184, 338, 114),
  guilds: SIX.map((at) => box(10 + at * 164, 306, 160, 120)),
  reputation: box(8, 431, 572, 26),
  nobility: box(588, 431, 404, 26),
  shore: 462,
  quay: box(8, 466, 268, 44),
  ship: box(300, 462, 440, 52),
};

export const TALL: Layout = {
  width: 500,
  height: 1042,
  horizon: 140,
  rounds: box(8, 5, 208, 24),
  event: box(222, 4, 136, 26),
  tavern: box(8, 34, 346, 142),
  castle: box(358, 6, 138, 170),
  council: box(19, 184, 462, 154),
  hall: box(8, 346, 320, 114),
  yard: box(334, 346, 158, 114),
  berk: box(4, 468, 150, 114),
  office: box(158, 468, 338, 114),
  guilds: SIX.map((at) => box(5 + (at % 3) * 165, 590 + Math.floor(at / 3) * 128, 160, 120)),
  reputation: box(2, 850, 496, 28),
  nobility: box(2, 882, 496, 28),
  shore: 918,
  quay: box(110, 924, 280, 44),
  ship: box(30, 980, 440, 56),
};
