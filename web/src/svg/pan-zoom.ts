// Pan and zoom of a drawing: wheel, pinch, drag, double tap, keys and buttons.
import { select } from "d3-selection";
import { zoom, zoomIdentity, type D3ZoomEvent, type ZoomBehavior } from "d3-zoom";

export interface PanZoom {
  larger: () => void;
  smaller: () => void;
  /** Everything in view again. */
  whole: () => void;
  /** By so many pixels of the screen. */
  pan: (x: number, y: number) => void;
  /** Shows this part of the drawing, as large as it can be. */
  frame: (part: { x: number; y: number; width: number; height: number }) => void;
  /** Brings an element of the drawing into view. */
  show: (element: Element) => void;
  /** Plus, minus, zero, and the arrows with Shift; other keys are somebody else's. */
  onkeydown: (event: KeyboardEvent) => void;
  end: () => void;
}

export interface Zoomed {
  x: number;
  y: number;
  k: number;
}

const STEP = 1.4;
/** Pixels an arrow key moves the drawing by. */
const STRIDE = 60;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [STRIDE, 0],
  ArrowRight: [-STRIDE, 0],
  ArrowUp: [0, STRIDE],
  ArrowDown: [0, -STRIDE],
};

/**
 * Watches `svg`, whose `viewBox` is drawn whole at scale 1, and tells how its content is to be
 * moved. While everything is in view one finger scrolls the page, as anywhere else.
 */
export function panZoom(svg: SVGSVGElement, most: number, moved: (to: Zoomed) => void): PanZoom {
  const view = svg.viewBox.baseVal;
  let scale = 1;
  const behavior: ZoomBehavior<SVGSVGElement, unknown> = zoom<SVGSVGElement, unknown>()
    .extent([
      [view.x, view.y],
      [view.x + view.width, view.y + view.height],
    ])
    .translateExtent([
      [view.x, view.y],
      [view.x + view.width, view.y + view.height],
    ])
    .scaleExtent([1, most])
    .clickDistance(6)
    .tapDistance(12)
    .duration(matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : 200)
    .filter((event: Event) => {
      if (event instanceof MouseEvent && event.button !== 0) return false;
      if (event.type === "dblclick") return !(event.target as Element).closest("[data-glow]");
      if (event.type === "touchstart" && scale === 1) return (event as TouchEvent).touches.length > 1;
      return true;
    })
    .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
      const { x, y, k } = event.transform;
      scale = k;
      svg.style.touchAction = k === 1 ? "pan-x pan-y" : "none";
      moved({ x, y, k });
    });
  const drawing = select(svg).call(behavior);
  svg.style.touchAction = "pan-x pan-y";
  const by = (factor: number) => void drawing.call(behavior.scaleBy, factor);
  return {
    larger: () => by(STEP),
    smaller: () => by(1 / STEP),
    whole: () => void drawing.call(behavior.transform, zoomIdentity),
    pan(x, y) {
      const pixels = svg.getBoundingClientRect().width / view.width || 1;
      drawing.call(behavior.translateBy, x / pixels / scale, y / pixels / scale);
    },
    frame(part) {
      const k = Math.max(1, Math.min(most, view.width / part.width, view.height / part.height));
      const [width, height] = [view.width / k, view.height / k];
      const within = (low: number, start: number, room: number) => Math.max(start, Math.min(start + room, low));
      const x = within(part.x + (part.width - width) / 2, view.x, view.width - width);
      const y = within(part.y + (part.height - height) / 2, view.y, view.height - height);
      drawing.call(behavior.transform, zoomIdentity.translate(view.x - k * x, view.y - k * y).scale(k));
    },
    show(element) {
      if (scale === 1) return;
      const [box, frame] = [element.getBoundingClientRect(), svg.getBoundingClientRect()];
      const over = (low: number, high: number, from: number, to: number) =>
        low < from ? from - low : high > to ? to - high : 0;
      const x = over(box.left, box.right, frame.left + 12, frame.right - 12);
      const y = over(box.top, box.bottom, frame.top + 12, frame.bottom - 12);
      if (x !== 0 || y !== 0) this.pan(x, y);
    },
    onkeydown(event) {
      const step = ARROWS[event.key];
      if (event.key === "+" || event.key === "=") this.larger();
      else if (event.key === "-") this.smaller();
      else if (event.key === "0") this.whole();
      else if (step && event.shiftKey) this.pan(...step);
      else return;
      event.preventDefault();
    },
    end: () => void drawing.on(".zoom", null),
  };
}
