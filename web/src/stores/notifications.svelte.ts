import { store, stored } from "./ui.svelte";

export type Permission = "default" | "granted" | "denied" | "none";

/** Notes on the desktop. The browser is asked only when the player wants them. */
class Notifications {
  wanted = $state(stored("frenzy-notify") === "yes");
  permission = $state<Permission>(typeof Notification === "undefined" ? "none" : Notification.permission);

  get isOn(): boolean {
    return this.wanted && this.permission === "granted";
  }

  async want(isWanted: boolean): Promise<void> {
    this.wanted = isWanted;
    store("frenzy-notify", isWanted ? "yes" : "no");
    if (isWanted && this.permission === "default") this.permission = await Notification.requestPermission();
  }

  /** Only who looks elsewhere needs to be told; a newer note of a table takes the place of the older. */
  tell(table: string, title: string, body: string): Notification | null {
    if (!this.isOn || !document.hidden) return null;
    try {
      return new Notification(title, { body, tag: `frenzy ${table}`, icon: "/icon.svg" });
    } catch {
      return null; // phones show notes through a service worker only
    }
  }
}

export const notifications = new Notifications();
