import { TableSocket, type Status } from "../wire/socket";
import type { ClientMessage } from "../wire/types";
import { EMPTY, knownOf, receive, versionOf, type Table } from "./table";

/** One table as it stands, and the few things one can say to it. */
export class Live {
  table = $state.raw<Table>(EMPTY);
  status = $state<Status>("connecting");
  private readonly socket: TableSocket;

  constructor(readonly id: string) {
    this.socket = new TableSocket(id, {
      known: () => knownOf(this.table),
      change: (status) => {
        this.status = status;
        if (status !== "open") this.table = { ...this.table, pending: null };
      },
      hear: (message) => {
        this.table = receive(this.table, message);
        if (this.table.gap !== null) this.socket.send({ type: "resync", version: this.table.gap });
      },
    });
  }

  choose(choice: string): void {
    const { server, pending } = this.table;
    if (pending !== null || !server?.choices.includes(choice)) return;
    this.say({ type: "choose", version: versionOf(this.table), choice, id: choice }, choice);
  }

  undo(): void {
    if (this.table.pending === null) this.say({ type: "undo", version: versionOf(this.table) }, "undo");
  }

  answerUndo(agree: boolean): void {
    this.socket.send({ type: "answer_undo", agree });
  }

  dismiss(): void {
    this.table = { ...this.table, notice: null };
  }

  close(): void {
    this.socket.close();
  }

  private say(message: ClientMessage, pending: string): void {
    if (this.socket.send(message)) this.table = { ...this.table, pending, notice: null };
  }
}
