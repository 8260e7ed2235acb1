import type { offer as source } from '../en/offer.ts'

/** Texts of the questions about a device and of its price. */
export const offer = {
  OFFER_TITLE: 'Votre prix',
  OFFER_LEAD: 'Vous voyez ce que change chaque réponse avant de la choisir.',
  OFFER_NO_SCRIPT:
    'Le prix se calcule avec JavaScript. S’il est désactivé chez vous, écrivez-nous : nous vous répondrons avec un prix.',
  OFFER_STEP: 'Question {number} sur {count}',
  OFFER_NEXT: 'Continuer',
  OFFER_BACK: 'Retour',
  OFFER_RESET: 'Recommencer',
  OFFER_MULTI_HINT: 'Cochez tout ce qui convient.',
  OFFER_STORAGE: 'Quelle est sa capacité de stockage ?',
  OFFER_STORAGE_HINT: 'Elle figure dans les réglages, sous « Informations » ou « Stockage ».',
  OFFER_CONDITION: 'Dans quel état est l’appareil ?',
  OFFER_CONDITION_HINT:
    'Regardez-le à la lumière du jour, de tous les côtés, sans coque ni film de protection.',

  CONDITION_NEW_TEXT: 'Jamais ouvert, dans son emballage d’origine.',
  CONDITION_LIKE_NEW_TEXT: 'Aucune marque visible à 30 cm.',
  CONDITION_GOOD_TEXT: 'Marques visibles, mais que l’ongle ne sent pas.',
  CONDITION_OK_TEXT: 'Marques que l’ongle sent, creux de 2 mm au plus.',
  CONDITION_BAD_TEXT: 'Creux plus profonds, boîtier tordu ou fissuré.',

  FACTS_TITLE: 'Un doute ? Quelques faits suffisent',
  FACTS_SEALED: 'L’appareil est-il encore scellé dans sa boîte ?',
  FACTS_SEEN: 'Voyez-vous des marques à 30 cm ?',
  FACTS_FELT: 'Les sentez-vous avec l’ongle ?',
  FACTS_DEEP: 'Y a-t-il un creux de plus de 2 mm, un boîtier tordu ou fissuré ?',
  FACTS_YES: 'Oui',
  FACTS_NO: 'Non',
  FACTS_RESULT: 'Son état est donc : {condition}',
  FACTS_TAKE: 'Choisir cet état',

  FILM_TITLE: 'Voir les états en vidéo (12 s)',
  FILM_TEXT: 'La vidéo n’a ni son ni texte. Elle montre cinq fois le même téléphone :',

  EFFECT_NONE: 'sans effet',
  EFFECT_NO_OFFER: 'pas d’offre',
  EFFECT_BLOCKED: 'verrou à lever',

  PRICE_SO_FAR: 'Prix à ce stade',
  PRICE_FINAL: 'Nous vous versons',
  PRICE_OPEN_QUESTIONS:
    '{count, plural, one {# question restante} many {# de questions restantes} other {# questions restantes}}',
  PRICE_DONE: 'Vous avez répondu à tout. Une fois dans le panier, le prix reste valable 7 jours.',
  PRICE_SINCE: 'Prix de base de notre liste du {date}.',

  BREAKDOWN_TITLE: 'Comment le prix se forme',
  BREAKDOWN_BASE: 'Prix de base',
  BREAKDOWN_BASE_STORAGE: 'Prix de base, {storage}',
  BREAKDOWN_CONDITION: 'État : {condition}',
  BREAKDOWN_FLOOR: 'Au moins 5 % du prix de base',
  BREAKDOWN_ROUNDING: 'Arrondi à l’euro inférieur',
  BREAKDOWN_TOTAL: 'Prix total',

  HISTORY_TITLE: 'Évolution du prix',
  HISTORY_SINCE: 'Ce prix est en vigueur depuis le {date}.',
  HISTORY_CHANGED:
    '{change} depuis le {date}. Sur cette période, le prix a varié entre {lowest} et {highest}.',
  HISTORY_CHART:
    'Courbe du prix de base du {date} à aujourd’hui : {lowest} au plus bas, {highest} au plus haut, {current} actuellement.',
  HISTORY_TABLE: 'Voir sous forme de tableau',
  HISTORY_FROM: 'En vigueur depuis',
  HISTORY_TODAY: 'aujourd’hui',
  HISTORY_NOT_BOUGHT: 'pas de rachat',

  GATE_LOCKED: 'Levez d’abord le verrou',
  GATE_LOCKED_TEXT:
    'Nous ne rachetons que des appareils déconnectés de tout compte : sinon, plus personne ne peut s’en servir. Déconnectez-vous, puis changez votre réponse. Le prix reste celui affiché.',
  NO_OFFER: 'Pas d’offre dans ce cas',
  NO_OFFER_DANGEROUS_GOODS:
    'Une batterie gonflée peut prendre feu et ne doit pas partir par la poste. Apportez l’appareil en déchèterie ; ne le chargez pas et n’appuyez pas dessus.',
  NO_OFFER_FUNGUS: 'Des champignons étendus sur le verre ne s’enlèvent pas et gagnent les autres objectifs.',
  NO_OFFER_NO_PICTURE: 'Un écran sans image coûte plus cher à réparer qu’il ne vaut.',
  NO_OFFER_PANEL_BROKEN: 'Remplacer une dalle cassée coûte plus cher que ce que vaut l’écran.',
  NO_OFFER_BANNED: 'Une console bannie de son service en ligne ne peut pas être revendue.',
  NO_OFFER_MODDED:
    'Nous ne rachetons pas les consoles qui ont été ouvertes ou dont le matériel ou le logiciel a été modifié.',
  NO_OFFER_TOO_LOW:
    'Avec ces réponses, le prix est inférieur à {minimum} ; en dessous de ce montant, nous ne faisons pas d’offre. Écrivez-nous : vous recevrez à la place une étiquette gratuite pour faire recycler l’appareil.',
} satisfies Record<keyof typeof source, string>
