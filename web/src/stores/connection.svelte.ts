import { TableSocket, type Status } from "../wire/socket";
import type { Answer, Ask, Chat, ClientMessage, Plan, Pointed } from "../wire/types";
import { EMPTY, choicesOf, knownOf, receive, versionOf, type Table } from "./table";

export type Preset = NonNullable<Chat["preset"]>;

/** What people agree on beside the game, most of it where they play together. */
export type TogetherMessage = Extract<ClientMessage, { type: "allow_chances" | "prefer" | "agree_plan" | "call_vote" | "vote" | "allow_hints" | "call_bot" }>;

export type SoFar = (answer: Answer) => void;

const SIT = "sit";
/** How long everybody sees what somebody points at. */
const PULSE = 6_000;

/** One table as it stands, and the few things one can say to it. */
export class Connection {
  table = $state.raw<Table>(EMPTY);
  status = $state<Status>("connecting");
  /** When the last state came, on the clock of this page: the server's clocks have run on since. */
  heardAt = $state(0);
  /** When the line came back after a break; null if it never broke. */
  backAt = $state<number | null>(null);
  /** What people point at, for a few seconds. */
  pings = $state.raw<readonly Pointed[]>([]);
  /** The seat whose player has the device, where several share it. */
  private holder = $state<number | null>(null);
  private readonly socket: TableSocket;
  /** Questions that wait for their answer, by the name they were sent under. */
  private readonly waiting = new Map<string, { settle: (answer: Answer | null) => void; soFar: SoFar | undefined }>();
  private asked = 0;

  constructor(readonly id: string) {
    this.socket = new TableSocket(id, {
      known: () => knownOf(this.table),
      seat: () => this.table.hello?.seat ?? null,
      change: (status) => {
        if (status === "open" && this.status !== "open" && this.table.hello !== null) this.backAt = performance.now();
        this.status = status;
        if (status !== "open") this.table = { ...this.table, pending: null };
        if (status !== "open") this.forget();
      },
      hear: (message) => {
        if (message.type === "answer" && message.is_final) this.settle(message.id, message);
        else if (message.type === "answer") this.waiting.get(message.id)?.soFar?.(message);
        if (message.type === "refused" && this.settle(message.id, null)) return;
        if (message.type === "refused" && message.id === SIT) this.holder = null;
        this.table = receive(this.table, message);
        if (message.type === "pointed") this.pulse(message);
        if (message.type === "state") this.heardAt = performance.now();
        if (message.type === "hello") this.takePlace();
        if (this.table.gap !== null) this.socket.send({ type: "resync", version: this.table.gap });
      },
    });
  }

  choose(choice: string): void {
    if (this.table.pending !== null || !choicesOf(this.table).includes(choice)) return;
    this.say({ type: "choose", version: versionOf(this.table), choice, id: choice }, choice);
  }

  undo(): void {
    if (this.table.pending === null) this.say({ type: "undo", version: versionOf(this.table) }, "undo");
  }

  /** Ask the server about the table as it is seen now; null if it has no answer. `soFar` hears what is not final. */
  ask(question: Ask["question"], subject: string, soFar?: SoFar): Promise<Answer | null> {
    return this.request({ type: "ask", question, subject, version: versionOf(this.table) }, soFar);
  }

  /** Try choices one after the other; null if that cannot be. If it is shown, everybody sees it as one's plan. */
  plan(choices: readonly string[], isShown: boolean): Promise<Answer | null> {
    return this.request({ type: "plan", choices: [...choices], is_shown: isShown });
  }

  answerUndo(agree: boolean): void {
    this.socket.send({ type: "answer_undo", agree });
  }

  /** See the table from another seat of this device. */
  sit(seat: number): void {
    this.holder = seat;
    this.socket.send({ type: "sit", seat, id: SIT });
  }

  /** The device is on its way to other hands: what is known now is not for them. */
  get isPassing(): boolean {
    const hello = this.table.hello;
    return this.holder !== null && hello !== null && hello.seat !== this.holder && hello.own.includes(this.holder);
  }

  chat(said: { text: string } | { preset: Preset }): boolean {
    return this.socket.send({ type: "chat", ...said });
  }

  /** Show a thing to everybody. */
  point(thing: string): void {
    this.socket.send({ type: "point", thing });
  }

  tell(message: TogetherMessage): void {
    this.socket.send(message);
  }

  dismiss(): void {
    this.table = { ...this.table, notice: null };
  }

  close(): void {
    this.socket.close();
  }

  /** After a break in the line the device is still in the same hands. */
  private takePlace(): void {
    if (this.isPassing && this.holder !== null) this.sit(this.holder);
  }

  private request(message: Ask | Plan, soFar?: SoFar): Promise<Answer | null> {
    const id = `ask ${(this.asked += 1)}`;
    return new Promise((settle) => {
      this.waiting.set(id, { settle, soFar });
      if (!this.socket.send({ ...message, id })) this.settle(id, null);
    });
  }

  private settle(id: string, answer: Answer | null): boolean {
    const asked = this.waiting.get(id);
    this.waiting.delete(id);
    asked?.settle(answer);
    return asked !== undefined;
  }

  /** Somebody points at one thing at a time. */
  private pulse(ping: Pointed): void {
    this.pings = [...this.pings.filter(({ seat }) => seat !== ping.seat), ping];
    setTimeout(() => (this.pings = this.pings.filter((one) => one !== ping)), PULSE);
  }

  private forget(): void {
    for (const id of [...this.waiting.keys()]) this.settle(id, null);
  }

  private say(message: ClientMessage, pending: string): void {
    if (this.socket.send(message)) this.table = { ...this.table, pending, notice: null };
  }
}
