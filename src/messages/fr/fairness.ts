import type { fairness as source } from '../en/fairness.ts'

/** Texts of the page with the figures about inspections. */
export const fairness = {
  SCREEN_FAIRNESS: 'La transparence en chiffres',
  SCREEN_FAIRNESS_LEAD:
    'Le résultat réel de nos contrôles : chaque appareil compte, que le résultat nous arrange ou non.',
  FAIRNESS_PERIOD: 'Ventes terminées entre le {from} et le {until}, dans tous les pays.',
  FAIRNESS_EMPTY: 'Pas encore assez d’appareils',
  FAIRNESS_EMPTY_TEXT:
    'À partir de {count} appareils, les chiffres sont parlants. Nous les publierons alors ici.',
  FAIRNESS_COUNTING: 'Nous recalculons les chiffres. Ils seront bientôt publiés ici.',
  FAIRNESS_SUMMARY: '{share} des {devices} appareils ont été payés au prix de l’offre, ou plus.',
  FAIRNESS_ENDS: 'L’issue des ventes',
  FAIRNESS_AS_QUOTED: 'Payé au prix de l’offre',
  FAIRNESS_RAISED: 'Payé plus que l’offre',
  FAIRNESS_LOWERED: 'Payé moins, avec l’accord du vendeur',
  FAIRNESS_RETURNED: 'Renvoyé au vendeur',
  FAIRNESS_RECYCLED: 'Recyclé sur demande',
  FAIRNESS_HANDED_OVER: 'Remis aux autorités',
  FAIRNESS_BY_CATEGORY: 'Par type d’appareil',
  FAIRNESS_CATEGORY: 'Type',
  FAIRNESS_DEVICES: 'Appareils',
  FAIRNESS_TIMES: 'Les délais',
  FAIRNESS_TIMES_TEXT: 'Durée médiane, en heures, arrondie à l’heure supérieure. Nuits et week-ends compris.',
  FAIRNESS_ALL: 'Tous les appareils',
  FAIRNESS_TRANSIT: 'Transport jusqu’à nous',
  FAIRNESS_INSPECTION: 'De l’arrivée au résultat',
  FAIRNESS_ANSWER: 'Réponse du vendeur',
  FAIRNESS_APPEAL: 'Second contrôle',
  FAIRNESS_PAYOUT: 'De l’accord au versement',
  FAIRNESS_RETURN: 'Transport du retour',
  FAIRNESS_HOURS: '{hours} h',
  FAIRNESS_TOO_FEW: 'trop peu',
  FAIRNESS_APPEALS: 'Seconds contrôles',
  FAIRNESS_APPEALS_TEXT:
    '{count, plural, one {# second contrôle a été demandé.} other {# seconds contrôles ont été demandés.}} Dans {upheld, plural, one {# cas} other {# cas}}, le prix de l’offre a été payé. Dans {rejected, plural, one {# cas} other {# cas}}, le premier résultat a été confirmé.',
  FAIRNESS_APPEALS_NONE: 'Personne n’a demandé de second contrôle.',
  FAIRNESS_FREE_RECYCLING: 'Recyclés gratuitement',
  FAIRNESS_FREE_RECYCLING_TEXT:
    '{count, plural, one {# appareil recyclé} many {# d’appareils recyclés} other {# appareils recyclés}} gratuitement depuis le {date}. Ce ne sont pas des ventes\u00a0: les chiffres ci-dessus n’en tiennent pas compte.',
  FAIRNESS_METHOD: 'Comment nous comptons',
  FAIRNESS_METHOD_LOG:
    'Les chiffres viennent directement du journal de chaque appareil. Personne ne peut y modifier une entrée, et personne ne choisit ce qui compte.',
  FAIRNESS_METHOD_SETTLED:
    'Un appareil compte dès qu’il est payé, renvoyé, recyclé ou remis aux autorités. Les colis perdus, payés au prix de l’offre, ne disent rien des contrôles et ne sont pas comptés.',
  FAIRNESS_METHOD_FEW:
    'En dessous de {count} appareils, nous n’affichons rien : ce serait le fruit du hasard.',
  FAIRNESS_METHOD_FRESH: 'Chiffres du {moment}. Ils sont recalculés toutes les {minutes}\u00a0minutes.',
} satisfies Record<keyof typeof source, string>
