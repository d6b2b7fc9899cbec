// How much of the map is seen: all of it, or a part that can be moved. Dragging, pinching, the wheel and keys change it.

const MOST = 5;
const STEP = 1.35;
/** A press that moves farther than this is no click. */
const SLACK = 6;

export class Camera {
  /** How much closer than all; and the middle of what is seen, as parts of the whole. */
  zoom = $state(1);
  x = $state(0.5);
  y = $state(0.5);
  isDragging = $state(false);
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private moved = 0;

  /** The part of a drawing that is seen. */
  boxOf(width: number, height: number): string {
    const [w, h] = [width / this.zoom, height / this.zoom];
    return `${this.x * width - w / 2} ${this.y * height - h / 2} ${w} ${h}`;
  }

  reset(): void {
    this.zoom = 1;
    this.x = this.y = 0.5;
  }

  /** Closer or farther, so that the point under the pointer stays where it is. `at` is in parts of what is seen. */
  scale(by: number, at = { x: 0.5, y: 0.5 }): void {
    const next = Math.min(MOST, Math.max(1, this.zoom * by));
    const change = 1 / this.zoom - 1 / next;
    this.x += (at.x - 0.5) * change;
    this.y += (at.y - 0.5) * change;
    this.zoom = next;
    this.keepIn();
  }

  closer(): void {
    this.scale(STEP);
  }

  farther(): void {
    this.scale(1 / STEP);
  }

  /** Move what is seen, by parts of it. */
  move(right: number, down: number): void {
    this.x += right / this.zoom;
    this.y += down / this.zoom;
    this.keepIn();
  }

  /** Bring a point of the whole into sight, if it is not. */
  show(x: number, y: number): void {
    const half = 0.5 / this.zoom;
    if (Math.abs(x - this.x) > half * 0.8) this.x = x;
    if (Math.abs(y - this.y) > half * 0.8) this.y = y;
    this.keepIn();
  }

  private keepIn(): void {
    const half = 0.5 / this.zoom;
    this.x = Math.min(1 - half, Math.max(half, this.x));
    this.y = Math.min(1 - half, Math.max(half, this.y));
  }

  // -- fingers and mouse ---------------------------------------------------------------------------------------------

  readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.scale(event.deltaY < 0 ? 1.15 : 1 / 1.15, partOf(event));
  };

  readonly down = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) this.moved = 0;
  };

  readonly drag = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const now = { x: event.clientX, y: event.clientY };
    const [other] = [...this.fingers].flatMap(([id, finger]) => (id === event.pointerId ? [] : [finger]));
    this.fingers.set(event.pointerId, now);
    this.moved += Math.abs(now.x - before.x) + Math.abs(now.y - before.y);
    if (other !== undefined) {
      const far = (finger: { x: number; y: number }): number => Math.hypot(finger.x - other.x, finger.y - other.y);
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      if (far(before) > 0) this.scale(far(now) / far(before), { x: (middle.x - box.x) / box.width, y: (middle.y - box.y) / box.height });
    } else if (this.moved > SLACK && this.zoom > 1) {
      this.isDragging = true;
      this.move((before.x - now.x) / box.width, (before.y - now.y) / box.height);
    }
  };

  readonly up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size === 0) this.isDragging = false;
  };

  /** The click that ends a drag is none. */
  readonly click = (event: MouseEvent): void => {
    if (this.moved <= SLACK || this.zoom === 1) return;
    event.stopPropagation();
    event.preventDefault();
    this.moved = 0;
  };
}

const partOf = (event: MouseEvent): { x: number; y: number } => {
  const box = (event.currentTarget as Element).getBoundingClientRect();
  return { x: (event.clientX - box.x) / box.width, y: (event.clientY - box.y) / box.height };
};
