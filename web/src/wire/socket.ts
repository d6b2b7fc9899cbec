import type { ClientMessage, ServerMessage } from "./types";

export type Status = "connecting" | "open" | "waiting" | "gone" | "removed" | "barred" | "closed";

/** What ends the line for good, by the code of its end. */
const ENDS: Readonly<Record<number, Status>> = { 4401: "gone", 4403: "barred", 4404: "gone", 4410: "removed" };
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 20_000;
const SILENCE = 45_000;

/** How long to wait before the next attempt: doubling, with some chance so that not everybody comes at once. */
export const backOff = (attempt: number, chance: number): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt) * (0.75 + chance / 2);

interface Listener {
  /** The version the client has, for the server to go on from. */
  known(): number;
  /** The seat it is the version of. */
  seat(): number | null;
  hear(message: ServerMessage): void;
  change(status: Status): void;
}

const seatQuery = (seat: number | null): string => (seat === null ? "" : `&seat=${seat}`);

/** The line to one table: it comes back by itself, and says when it is down. */
export class TableSocket {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private heard = 0;
  private stopped = false;

  constructor(
    private readonly table: string,
    private readonly listener: Listener,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.open();
  }

  send(message: ClientMessage): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.stopped = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    this.socket?.close();
    this.listener.change("closed");
  }

  private open(): void {
    if (this.stopped) return;
    this.listener.change("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket?version=${this.listener.known()}${seatQuery(this.listener.seat())}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onmessage = (event: MessageEvent<string>) => {
      this.heard = Date.now();
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.type === "hello") {
        this.attempt = 0;
        this.listener.change("open");
      }
      this.listener.hear(message);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.lost(event.code);
    };
    clearInterval(this.pulse);
    this.pulse = setInterval(this.beat, HEARTBEAT);
  }

  private lost(code: number): void {
    this.socket = null;
    clearInterval(this.pulse);
    if (this.stopped) return;
    const end = ENDS[code];
    if (end !== undefined) {
      this.stopped = true;
      this.listener.change(end);
      return;
    }
    this.listener.change("waiting");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), backOff(this.attempt++, Math.random()));
  }

  private readonly beat = (): void => {
    if (Date.now() - this.heard > SILENCE) this.socket?.close();
    else this.send({ type: "ping" });
  };

  private readonly hurry = (): void => {
    if (this.socket !== null || this.stopped || document.hidden) return;
    clearTimeout(this.timer);
    this.attempt = 0;
    this.open();
  };
}
