import cards from "@adrenaline/locale/en/cards.ftl?raw";
import game from "@adrenaline/locale/en/game.ftl?raw";
import guide from "@adrenaline/locale/en/guide.ftl?raw";
import lessons from "@adrenaline/locale/en/tutorial.ftl?raw";
import screens from "../../../text/en/adrenaline.ftl?raw";

export default [cards, game, guide, lessons, screens];
