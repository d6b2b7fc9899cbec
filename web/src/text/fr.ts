import cards from "@adrenaline/locale/fr/cards.ftl?raw";
import game from "@adrenaline/locale/fr/game.ftl?raw";
import client from "./fr.ftl?raw";

export default [cards, game, client];
