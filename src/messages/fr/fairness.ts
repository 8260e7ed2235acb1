import type { fairness as source } from '../en/fairness.ts'

/** Texts of the page with the figures about inspections. */
export const fairness = {
  SCREEN_FAIRNESS: 'La transparence en chiffres',
  SCREEN_FAIRNESS_LEAD:
    'Comment nos contrôles se terminent vraiment : chaque appareil contrôlé compte, que le résultat nous arrange ou non.',
  FAIRNESS_PERIOD: 'Ventes terminées entre le {from} et le {until}, dans tous les pays.',
  FAIRNESS_EMPTY: 'Pas encore assez d’appareils',
  FAIRNESS_EMPTY_TEXT:
    'Nous publions des chiffres à partir de {count} appareils. En dessous, ce serait du hasard, et le hasard n’est pas une promesse.',
  FAIRNESS_SUMMARY: '{share} des {devices} appareils ont été payés au prix offert, ou plus.',
  FAIRNESS_ENDS: 'Comment cela s’est terminé',
  FAIRNESS_AS_QUOTED: 'Payé au prix offert',
  FAIRNESS_RAISED: 'Payé plus que l’offre',
  FAIRNESS_LOWERED: 'Payé moins, avec l’accord du vendeur',
  FAIRNESS_RETURNED: 'Renvoyé',
  FAIRNESS_RECYCLED: 'Recyclé sur demande',
  FAIRNESS_HANDED_OVER: 'Remis aux autorités',
  FAIRNESS_BY_CATEGORY: 'Par type d’appareil',
  FAIRNESS_CATEGORY: 'Type',
  FAIRNESS_DEVICES: 'Appareils',
  FAIRNESS_TIMES: 'Combien de temps cela prend',
  FAIRNESS_TIMES_TEXT:
    'La moitié des appareils n’a pas pris plus de temps. En heures, arrondies à l’heure supérieure, nuits et week-ends compris.',
  FAIRNESS_ALL: 'Tous les appareils',
  FAIRNESS_TRANSIT: 'Trajet vers nous',
  FAIRNESS_INSPECTION: 'De l’arrivée au résultat',
  FAIRNESS_ANSWER: 'Jusqu’à la réponse',
  FAIRNESS_APPEAL: 'Second contrôle',
  FAIRNESS_PAYOUT: 'De l’accord au paiement',
  FAIRNESS_RETURN: 'Trajet de retour',
  FAIRNESS_HOURS: '{hours} h',
  FAIRNESS_TOO_FEW: 'trop peu',
  FAIRNESS_APPEALS: 'Seconds contrôles',
  FAIRNESS_APPEALS_TEXT:
    '{count, plural, one {# second contrôle a été demandé.} other {# seconds contrôles ont été demandés.}} Dans {upheld, plural, one {# cas} other {# cas}}, le prix offert a été payé ; dans {rejected, plural, one {# cas} other {# cas}}, le premier résultat a été confirmé.',
  FAIRNESS_APPEALS_NONE: 'Personne n’a demandé de second contrôle.',
  FAIRNESS_METHOD: 'Comment nous comptons',
  FAIRNESS_METHOD_LOG:
    'Les chiffres viennent directement du journal de chaque appareil. Personne ne peut y modifier une entrée, et personne ne choisit ce qui compte.',
  FAIRNESS_METHOD_SETTLED:
    'Un appareil compte dès qu’il est payé, rendu, recyclé ou remis aux autorités. Les colis perdus sont payés au prix offert ; ils ne disent rien des contrôles et ne sont pas comptés.',
  FAIRNESS_METHOD_FEW: 'Nous n’affichons rien en dessous de {count} appareils : ce serait du hasard.',
  FAIRNESS_METHOD_FRESH: 'Chiffres du {moment}. Ils sont recalculés toutes les dix minutes.',
} satisfies Record<keyof typeof source, string>
