/** Give the page the colours and letters of a game, `[data-game="NAME"]`, until the returned function is called. */
export const wearLooks = (game: string): (() => void) => {
  const page = document.documentElement;
  page.dataset["game"] = game;
  return () => delete page.dataset["game"];
};
