import cards from "@adrenaline/locale/en/cards.ftl?raw";
import game from "@adrenaline/locale/en/game.ftl?raw";
import client from "./en.ftl?raw";

export default [cards, game, client];
