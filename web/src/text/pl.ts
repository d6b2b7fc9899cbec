import cards from "@adrenaline/locale/pl/cards.ftl?raw";
import game from "@adrenaline/locale/pl/game.ftl?raw";
import client from "./pl.ftl?raw";

export default [cards, game, client];
