import type { offer as source } from '../en/offer.ts'

/** Texts of the questions about a device and of its price. */
export const offer = {
  OFFER_TITLE: 'Votre prix',
  OFFER_NO_SCRIPT:
    'Pour vendre en ligne, activez JavaScript dans votre navigateur. Sinon, écrivez-nous : nous vous aiderons.',
  OFFER_WRITE: 'Écrivez-nous',
  OFFER_STEP: 'Question {number} sur {count}',
  OFFER_NEXT: 'Continuer',
  OFFER_BACK: 'Retour',
  OFFER_WATCH: 'Créer une alerte prix',
  OFFER_SELF_TEST: 'Tester l’appareil, environ {seconds} secondes',
  OFFER_RESET: 'Recommencer',
  OFFER_MULTI_HINT: 'Cochez toutes les réponses qui conviennent.',
  OFFER_HELP: 'Comment le savoir ?',
  OFFER_STORAGE: 'Quelle est sa capacité de stockage ?',
  OFFER_STORAGE_HINT: 'Elle figure dans les réglages, sous « Informations » ou « Stockage ».',
  OFFER_CONDITION: 'Dans quel état est l’appareil ?',
  OFFER_CONDITION_HINT:
    'Regardez-le à la lumière du jour, de tous les côtés, sans coque ni film de protection.',

  SHEET_TITLE: 'Tout cela est-il exact ?',
  SHEET_CONFIRM: 'Oui, tout est exact',
  SHEET_SHOW: 'Voir mon prix',
  SHEET_DIFFERS: 'Ce n’est pas le cas',
  SHEET_ALL: 'Tout est exact',
  SHEET_CHOOSE: 'Choisissez la bonne réponse ou décochez la case.',

  CONDITION_NEW_TEXT: 'Jamais ouvert, dans son emballage d’origine.',
  CONDITION_LIKE_NEW_TEXT: 'Aucune marque visible à 30 cm.',
  CONDITION_GOOD_TEXT: 'Marques visibles, mais imperceptibles à l’ongle.',
  CONDITION_OK_TEXT: 'Marques perceptibles à l’ongle, creux de 2 mm au plus.',
  CONDITION_BAD_TEXT: 'Creux plus profonds, boîtier tordu ou fissuré.',
  CONDITION_ENLARGE: '{condition} : agrandir l’image',
  COMPARE_TITLE: 'Comparer : d’impeccable à cassé',
  DISPLAY_CHECK_TITLE: 'Tester l’écran',

  FACTS_TITLE: 'Un doute ? Quelques questions suffisent',

  FILM_TITLE: 'Voir les états en vidéo (12 s)',

  EFFECT_NO_OFFER: 'pas d’offre',
  EFFECT_BLOCKED: 'à déverrouiller d’abord',
  EFFECT_FOLLOW_UP: 'selon le défaut',

  PRICE_SO_FAR: 'Prix à ce stade',
  PRICE_FINAL: 'Nous vous versons',
  PRICE_UP_TO_SHORT: 'jusqu’à',
  PRICE_SO_FAR_SHORT: 'à ce stade',
  PRICE_FINAL_SHORT: 'vous recevez',
  PRICE_OPEN_QUESTIONS:
    '{count, plural, one {# question restante} many {# de questions restantes} other {# questions restantes}}',
  PRICE_DONE: 'Votre prix exact. L’offre est valable {days} jours.',

  BREAKDOWN_TITLE: 'Détail du prix',
  BREAKDOWN_BASE: 'Prix de base',
  BREAKDOWN_BASE_STORAGE: 'Prix de base, {storage}',
  BREAKDOWN_CONDITION: 'État : {condition}',
  BREAKDOWN_FLOOR: 'Au moins {share} du prix de base',
  BREAKDOWN_ROUNDING: 'Arrondi à l’euro inférieur',
  BREAKDOWN_TOTAL: 'Prix total',

  HISTORY_SINCE: 'Ce prix est en vigueur depuis le {date}.',
  HISTORY_CHANGED:
    '{change} depuis le {date}. Sur cette période, le prix a varié entre {lowest} et {highest}.',

  GATE_LOCKED: 'Nous ne pouvons pas racheter un appareil qui reste verrouillé',
  GATE_LOCKED_TEXT:
    'Plus personne ne pourrait s’en servir. Si vous pouvez encore vous déconnecter, même juste avant l’envoi, votre offre tient.',
  NO_OFFER: 'Pas d’offre dans ce cas',
  NO_OFFER_DANGEROUS_GOODS:
    'Une batterie gonflée peut prendre feu et ne doit pas être expédiée. Ne chargez pas l’appareil, n’appuyez pas dessus et apportez-le en déchèterie.',
  NO_OFFER_FUNGUS: 'Des champignons étendus sur le verre ne s’enlèvent pas et gagnent les autres objectifs.',
  NO_OFFER_NO_PICTURE: 'Réparer un écran sans image coûterait plus cher que l’écran.',
  NO_OFFER_PANEL_BROKEN: 'Remplacer une dalle cassée coûterait plus cher que l’écran.',
  NO_OFFER_BANNED: 'Une console bannie de son service en ligne ne peut pas être revendue.',
  NO_OFFER_MODDED:
    'Nous ne rachetons pas les consoles qui ont été ouvertes ou dont le matériel ou le logiciel a été modifié.',
  NO_OFFER_TOO_LOW:
    'Avec ces réponses, le prix est inférieur à {minimum}, notre minimum. Nous recyclons l’appareil gratuitement et vous envoyons une étiquette d’envoi.',
  STOP_RECYCLE: 'Recycler gratuitement',
  STOP_ADVICE: 'Batterie gonflée : que faire ?',

  ANSWERS_CHANGE: 'Modifier',
  ADDED_TITLE: 'Ajouté à votre vente : {name}',
  ADDED_UNTIL: 'L’offre est valable jusqu’au {moment}.',
  ADDED_CLOSE: 'Fermer',
} satisfies Record<keyof typeof source, string>
