import type { fairness as source } from '../en/fairness.ts'

/** Texts of the page with the figures about inspections. */
export const fairness = {
  SCREEN_FAIRNESS: 'La transparence en chiffres',
  SCREEN_FAIRNESS_LEAD:
    'Le résultat réel de nos contrôles : chaque appareil compte, que le résultat nous arrange ou non.',
  FAIRNESS_PERIOD: 'Ventes terminées entre le {from} et le {until}, dans tous les pays.',
  FAIRNESS_EMPTY: 'Pas encore assez d’appareils',
  FAIRNESS_GROUPED: 'Regroupé avec d’autres types pour qu’aucun appareil ne soit reconnaissable',
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
  FAIRNESS_SO_FAR: '{counted} appareils sur {needed} pour l’instant',
  FAIRNESS_PLAN: 'Ce que nous publierons ici',
  FAIRNESS_PLAN_TEXT:
    'Nous le fixons avant de connaître le résultat\u00a0: les parts et les durées ci-dessous, pour tous les appareils et pour chaque type, toujours sur les douze derniers mois. Le résultat des seconds contrôles aussi.',
  FAIRNESS_PLAN_ENDS: 'L’issue des contrôles',
  FAIRNESS_METHOD_FRESH:
    'Nous publions de nouveaux chiffres après {count} appareils de plus, au maximum {days, plural, one {une fois par jour} other {tous les # jours}}.',
  FAIRNESS_METHOD_WAIT:
    'Les chiffres d’un type d’appareil changent toujours d’au moins {few} appareils. En dessous, ils restent tels quels et les nouveaux appareils attendent. Sinon, comparer deux publications révélerait l’issue d’une seule vente.',
  FAIRNESS_METHOD_EDITION: 'Voici l’édition {number}, publiée le {moment}.',
  FAIRNESS_DATA: 'Vérifiez les chiffres vous-même',
  FAIRNESS_DATA_TEXT:
    'Tous les chiffres des contrôles se calculent à partir d’un seul fichier. Son empreinte figure dans le registre public\u00a0: un fichier remplacé après coup se verrait.',
  FAIRNESS_DATA_LATER:
    'Dès qu’il y aura des chiffres, vous pourrez les télécharger ici et les recalculer. L’empreinte du fichier figurera dans le registre public\u00a0: un fichier remplacé après coup se verrait.',
  FAIRNESS_DATA_PRIVACY:
    'Le fichier ne contient que des nombres d’appareils, sans nom, jour, prix ni numéro de vente. Les types de moins de {count} appareils sont regroupés, au besoin avec le type suivant par la taille. Les durées partagées par moins de {few} appareils sont rapprochées du milieu, et la médiane reste exactement la même.',
  FAIRNESS_DATA_JSON: 'Chiffres avec preuve (JSON)',
  FAIRNESS_DATA_CSV: 'Chiffres en tableau (CSV)',
  FAIRNESS_DATA_HASH: 'Empreinte des chiffres (SHA-256)',
  FAIRNESS_DATA_HOW: 'Comment vérifier le fichier',
  FAIRNESS_DATA_HOW_TEXT:
    'Notre vérificateur recalcule les chiffres à partir du fichier et contrôle leur présence dans le registre public. Il fonctionne sur votre ordinateur avec Node, sans nous interroger.',
  FAIRNESS_DATA_KEYS: 'Nos clés publiques',
  FAIRNESS_LOG: 'Le registre public',
  FAIRNESS_LOG_TEXT:
    'Chaque résultat de contrôle y est inscrit avant d’être comparé aux réponses du vendeur. Conservez l’état ci-dessous\u00a0: il permet de savoir plus tard si nous avons changé quelque chose.',
  FAIRNESS_LOG_NONE: 'Le registre va bientôt commencer.',
  FAIRNESS_LOG_SIZE: 'Entrées',
  FAIRNESS_LOG_ROOT: 'Empreinte de toutes les entrées',
  FAIRNESS_LOG_TIME: 'Signé le',
  FAIRNESS_LOG_HEAD: 'État signé (JSON)',
  FAIRNESS_LOG_VERIFY: 'Vérifier une preuve',
} satisfies Record<keyof typeof source, string>
