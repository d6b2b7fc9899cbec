import cards from "@adrenaline/locale/fr/cards.ftl?raw";
import game from "@adrenaline/locale/fr/game.ftl?raw";
import guide from "@adrenaline/locale/fr/guide.ftl?raw";
import lessons from "@adrenaline/locale/fr/tutorial.ftl?raw";
import screens from "../../../text/fr/adrenaline.ftl?raw";

export default [cards, game, guide, lessons, screens];
