import cards from "@adrenaline/locale/pl/cards.ftl?raw";
import game from "@adrenaline/locale/pl/game.ftl?raw";
import guide from "@adrenaline/locale/pl/guide.ftl?raw";
import lessons from "@adrenaline/locale/pl/tutorial.ftl?raw";
import screens from "../../../text/pl/adrenaline.ftl?raw";

export default [cards, game, guide, lessons, screens];
