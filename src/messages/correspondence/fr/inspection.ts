import type { inspection as source } from '#messages/correspondence/en/inspection.ts'

/** Texts of the mails about devices that have arrived: what we found, what we pay, what goes back. */
export const inspection = {
  MAIL_MOMENT: '{date} à {time}',

  MAIL_ARRIVED_SUBJECT: 'Vente {tradeNumber} : votre colis est arrivé',
  MAIL_ARRIVED_PREHEADER: 'Vous aurez de nos nouvelles au plus tard le {date}.',
  MAIL_ARRIVED_TITLE: 'Votre colis est arrivé',
  MAIL_ARRIVED_DEVICES: 'Dans votre colis',
  MAIL_ARRIVED_NEXT: 'La suite',
  MAIL_ARRIVED_STEP_CHECK:
    'Nous contrôlons chaque appareil à part, avec les mêmes questions que celles posées lors de la vente.',
  MAIL_ARRIVED_STEP_PAY:
    'Tout correspond ? Nous payons le prix de l’offre. L’appareil est en meilleur état ? Nous payons plus.',
  MAIL_ARRIVED_STEP_ASK:
    'Quelque chose diffère ? Vous voyez une photo et le calcul, et c’est vous qui décidez. Le retour est gratuit.',
  MAIL_ARRIVED_BONUS:
    'Promis : si le contrôle dure au-delà du {date}, vous recevez {bonus} de plus pour chaque appareil que nous achetons.',

  MAIL_ACCEPTED_SUBJECT: 'Vente {tradeNumber} : vous recevez {amount}',
  MAIL_ACCEPTED_PREHEADER: 'Prochaine étape : le paiement.',
  MAIL_ACCEPTED_TITLE: 'Vous recevez {amount}',
  MAIL_ACCEPTED_WHY: 'Le résultat',
  MAIL_OUTCOME_MATCH: 'Conforme à votre description. Nous payons le prix de l’offre.',
  MAIL_OUTCOME_RAISED: 'Mieux que décrit. Nous payons {difference} de plus que l’offre.',
  MAIL_OUTCOME_TOLERATED: 'Un léger écart seulement. Nous payons quand même le prix de l’offre.',
  MAIL_OUTCOME_AGREED: 'Vous avez accepté notre nouveau prix.',
  MAIL_OUTCOME_RULE:
    'Le nouveau prix respecte la limite que vous avez fixée lors de la vente : il est donc accepté.',
  MAIL_OUTCOME_UPHELD: 'Le second contrôle vous a donné raison.',
  MAIL_OUTCOME_INSURED:
    'Perdu pendant le transport. Le colis portait notre étiquette : nous payons le prix de l’offre.',
  MAIL_ACCEPTED_BONUS: 'Bonus, car notre contrôle a trop duré',
  MAIL_ACCEPTED_VOUCHER:
    'Le montant de votre code promo, {amount}, est versé avec le premier paiement de cette vente.',

  MAIL_FINDING_SAID: 'Votre réponse',
  MAIL_FINDING_FOUND: 'Notre constat',
  MAIL_FINDING_NOT_ASKED: 'La question ne vous a pas été posée',
  MAIL_SUM: 'Comment se calcule le nouveau prix',
  MAIL_SUM_QUOTED: 'Notre offre',
  MAIL_SUM_ROUNDING: 'Arrondi',
  MAIL_SUM_NEW: 'Nouveau prix',

  MAIL_COUNTER_SUBJECT: 'Vente {tradeNumber} : nouveau prix, à vous de décider',
  MAIL_COUNTER_PREHEADER: 'Offre {quoted}, désormais {price}. Vous pouvez répondre jusqu’au {date}.',
  MAIL_COUNTER_TITLE: 'Nous avons constaté un écart',
  MAIL_COUNTER_TEXT:
    'Nous avons contrôlé votre appareil : {device}. {count, plural, one {Sur un point} many {Sur # de points} other {Sur # points}}, il diffère de vos réponses. Nous pouvons donc vous payer {price} au lieu de {quoted}. Voici notre constat :',
  MAIL_COUNTER_SECOND_TITLE: 'Le second contrôle est terminé',
  MAIL_COUNTER_SECOND_TEXT:
    'Une autre personne a contrôlé à nouveau votre appareil : {device}. {count, plural, one {Un point diffère} many {# de points diffèrent} other {# points diffèrent}} toujours de vos réponses. Nous pouvons vous payer {price} au lieu de {quoted} :',
  MAIL_COUNTER_EARLIER_TEXT:
    'Une autre personne a contrôlé à nouveau votre appareil : {device}. Son résultat aurait donné un prix plus bas. Le premier contrôle reste donc valable, et nous pouvons vous payer {price} au lieu de {quoted} :',
  MAIL_COUNTER_PROOF:
    'Il y a une photo pour chaque point. Notre constat était fixé avant que la personne chargée du contrôle puisse lire vos réponses.',
  MAIL_COUNTER_VOUCHER: 'Si vous acceptez, votre code promo vous reste acquis.',
  MAIL_COUNTER_BUTTON: 'Voir les photos et le calcul',

  MAIL_UNBUYABLE_SUBJECT: 'Vente {tradeNumber} : nous ne pouvons pas acheter cet appareil',
  MAIL_UNBUYABLE_PREHEADER: 'Vous décidez de la suite. Vous avez jusqu’au {date}.',
  MAIL_UNBUYABLE_TITLE: 'Nous ne pouvons pas acheter cet appareil',
  MAIL_UNBUYABLE_TEXT:
    'Nous avons contrôlé votre appareil : {device}. Malheureusement, nous ne pouvons pas vous faire d’offre. Voici pourquoi :',
  MAIL_UNBUYABLE_BUTTON: 'Voir les photos',
  MAIL_UNBUYABLE_DANGEROUS_GOODS:
    'La batterie est gonflée et peut prendre feu. Nous n’avons pas le droit de revendre l’appareil ainsi, et aucun transporteur ne peut le prendre : nous ne pouvons pas non plus vous le renvoyer.',
  MAIL_UNBUYABLE_FUNGUS:
    'Il y a des champignons sur le verre. Ils ne s’enlèvent pas et gagnent les autres objectifs.',
  MAIL_UNBUYABLE_NO_PICTURE: 'L’écran n’affiche pas d’image. Le réparer coûte plus cher qu’il ne vaut.',
  MAIL_UNBUYABLE_PANEL_BROKEN: 'La dalle est cassée. La remplacer coûte plus cher que ce que vaut l’écran.',
  MAIL_UNBUYABLE_BANNED: 'La console est bannie de son service en ligne et ne peut pas être revendue.',
  MAIL_UNBUYABLE_MODDED: 'La console a été ouverte ou modifiée. Nous n’achetons pas ces consoles.',
  MAIL_UNBUYABLE_TOO_LOW:
    'Dans l’état constaté, le prix est inférieur à {minimum}. En dessous, nous ne faisons pas d’offre.',

  MAIL_ANSWER: 'Votre décision',
  MAIL_ANSWER_BY:
    'C’est vous qui décidez, et chaque réponse est gratuite. Vous avez jusqu’au {date}. Sans réponse, nous vous renvoyons l’appareil gratuitement.',
  MAIL_ANSWER_BY_KEPT:
    'C’est vous qui décidez, et chaque réponse est gratuite. Répondez-nous au plus tard le {date}. Sans réponse, nous gardons votre appareil en lieu sûr et vous contactons. Votre silence ne vaut jamais acceptation.',
  MAIL_ANSWER_NOTE:
    'Ouvrir un lien ne décide encore de rien : vous confirmez votre réponse sur la page. Les liens fonctionnent sans mot de passe, ne transmettez donc cet e-mail à personne.',

  MAIL_ACTION_SUBJECT: 'Vente {tradeNumber} : nous avons besoin de vous',
  MAIL_ACTION_PREHEADER: 'Quelques minutes suffisent. Vous avez jusqu’au {date}.',
  MAIL_ACTION_GUIDE: 'Comment faire',
  MAIL_ACTION_BUTTON: 'Voir le guide complet',
  MAIL_ACTION_LOCK_APPLE: 'Votre appareil est encore lié à un compte Apple',
  MAIL_ACTION_LOCK_APPLE_TEXT:
    'Tant que « Localiser » est actif, personne d’autre ne peut utiliser l’appareil. Vous pouvez le retirer à distance, sans l’avoir en main.',
  MAIL_ACTION_LOCK_APPLE_STEPS:
    'Ouvrez icloud.com/find et connectez-vous avec votre compte Apple.\nChoisissez l’appareil sous « Tous les appareils ».\nChoisissez « Supprimer cet appareil » et confirmez.',
  MAIL_ACTION_LOCK_GOOGLE: 'Votre appareil est encore lié à un compte Google',
  MAIL_ACTION_LOCK_GOOGLE_TEXT:
    'Après réinitialisation, l’appareil demande votre compte Google : personne d’autre ne peut l’utiliser. Vous pouvez le déconnecter à distance.',
  MAIL_ACTION_LOCK_GOOGLE_STEPS:
    'Ouvrez myaccount.google.com/device-activity et connectez-vous.\nChoisissez l’appareil, puis « Se déconnecter ».\nL’appareil n’y figure pas ? Répondez à cet e-mail, nous vous aidons.',
  MAIL_ACTION_LOCK_SAMSUNG: 'Votre appareil est encore lié à un compte Samsung',
  MAIL_ACTION_LOCK_SAMSUNG_TEXT:
    'Après réinitialisation, l’appareil demande votre compte Samsung : personne d’autre ne peut l’utiliser. Vous pouvez le déconnecter à distance.',
  MAIL_ACTION_LOCK_SAMSUNG_STEPS:
    'Ouvrez account.samsung.com et connectez-vous.\nAllez dans vos appareils et choisissez celui-ci.\nDéconnectez ou supprimez l’appareil.',
  MAIL_ACTION_LOCK_MDM: 'Votre appareil est géré par une entreprise ou une école',
  MAIL_ACTION_LOCK_MDM_TEXT:
    'Après chaque réinitialisation, l’appareil se rattache à une gestion (MDM). Elle seule peut le libérer.',
  MAIL_ACTION_LOCK_MDM_STEPS:
    'Écrivez au service informatique de l’entreprise ou de l’école.\nDemandez-lui de retirer l’appareil de la gestion (MDM). Il le trouve par son numéro de série, inscrit sur la facture ou la boîte.\nDites-nous quand c’est fait.',
  MAIL_ACTION_LOCK_FIRMWARE: 'Votre appareil a un mot de passe de firmware',
  MAIL_ACTION_LOCK_FIRMWARE_TEXT:
    'Un mot de passe protège le démarrage de l’appareil (BIOS, UEFI ou EFI). Sans lui, nous ne pouvons pas le contrôler.',
  MAIL_ACTION_LOCK_FIRMWARE_STEPS:
    'Retrouvez ce mot de passe. Pour un appareil d’entreprise, le service informatique le connaît.\nVous l’utilisez aussi ailleurs ? Changez-le d’abord là-bas.\nEnvoyez-le-nous en réponse à cet e-mail. Nous le supprimons de l’appareil.',
  MAIL_ACTION_LOCK_CONSOLE: 'Votre console est encore liée à un compte',
  MAIL_ACTION_LOCK_CONSOLE_TEXT:
    'Tant qu’elle est associée à votre compte, personne d’autre ne peut s’en servir pleinement. Vous pouvez la retirer à distance.',
  MAIL_ACTION_LOCK_CONSOLE_STEPS:
    'Connectez-vous sur le site de PlayStation, Xbox ou Nintendo.\nOuvrez la liste de vos appareils dans les paramètres du compte.\nSupprimez ou désactivez cette console.',
  MAIL_ACTION_OWNERSHIP_PROOF: 'Il nous faut une preuve que l’appareil est à vous',
  MAIL_ACTION_OWNERSHIP_PROOF_TEXT:
    'Qui achète des appareils d’occasion doit parfois le demander. Ce n’est pas un reproche.',
  MAIL_ACTION_OWNERSHIP_PROOF_STEPS:
    'Retrouvez la facture, le contrat ou la confirmation de commande de l’appareil.\nPrenez une photo. Vous pouvez tout masquer sauf votre nom, l’appareil et la date.\nEnvoyez-la-nous en réponse à cet e-mail.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH: 'Le compte de paiement n’est pas à votre nom',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_TEXT:
    'Nous ne pouvons payer que sur un compte qui vous appartient. Cela vous protège aussi.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_STEPS:
    'Ouvrez votre vente avec le bouton de cet e-mail.\nIndiquez un compte à votre nom.\nDites-nous quand c’est fait.',

  MAIL_NUDGE_SUBJECT: 'Vente {tradeNumber} : votre réponse au plus tard le {date}',
  MAIL_NUDGE_PREHEADER:
    'Encore {days, plural, one {# jour} many {# de jours} other {# jours}}. Votre silence ne vaut jamais acceptation.',
  MAIL_NUDGE_TITLE: 'Nous attendons votre réponse',
  MAIL_NUDGE_PRICE:
    'Il vous reste {days, plural, one {# jour} many {# de jours} other {# jours}} pour décider du sort de votre appareil : {device}. Notre offre était de {quoted} ; après contrôle, le prix est de {price}.',
  MAIL_NUDGE_UNBUYABLE:
    'Il vous reste {days, plural, one {# jour} many {# de jours} other {# jours}} pour décider du sort de votre appareil : {device}. Nous ne pouvons malheureusement pas l’acheter.',
  MAIL_NUDGE_ACTION:
    'Il vous reste {days, plural, one {# jour} many {# de jours} other {# jours}} pour votre appareil : {device}. Voici de quoi il s’agit :',

  MAIL_PAID_SUBJECT: 'Vente {tradeNumber} : {amount} en route vers vous',
  MAIL_PAID_PREHEADER: 'Merci de nous avoir confié votre vente.',
  MAIL_PAID_TITLE: 'Votre argent est en route',
  MAIL_PAID_TIME:
    '{payment, select, paypal {Vous le trouvez sur votre compte PayPal.} other {La plupart des banques l’affichent le jour ouvré suivant.}} Merci de nous avoir confié votre vente.',
  MAIL_PAID_TOTAL: 'Versé',

  MAIL_UNPAID_SUBJECT: 'Vente {tradeNumber} : notre paiement nous est revenu',
  MAIL_UNPAID_PREHEADER: 'Indiquez-nous un autre compte.',
  MAIL_UNPAID_TITLE: 'Notre paiement nous est revenu',
  MAIL_UNPAID_TEXT: 'Rien n’est perdu : ce montant reste à vous. Voici ce que vous pouvez faire :',
  MAIL_UNPAID_STEP_OPEN: 'Ouvrez votre vente avec le bouton ci-dessous.',
  MAIL_UNPAID_STEP_CHANGE: 'Indiquez un compte à votre nom ou corrigez une faute de frappe.',
  MAIL_UNPAID_STEP_AGAIN: 'Nous payons à nouveau et vous écrivons.',
  MAIL_UNPAID_BUTTON: 'Changer de compte de paiement',
  MAIL_UNPAID_NOTE:
    'Pour vous payer, nous ne demandons jamais de mot de passe, de code ou de numéro de carte.',

  MAIL_NEW_ACCOUNT_SUBJECT: 'Vente {tradeNumber} : coordonnées de versement modifiées',
  MAIL_NEW_ACCOUNT_PREHEADER: 'Ce n’était pas vous ? Un clic suffit pour arrêter le versement.',
  MAIL_NEW_ACCOUNT_TITLE: 'Coordonnées de versement modifiées',
  MAIL_NEW_ACCOUNT_TEXT:
    'Les coordonnées de versement de votre vente ont été modifiées le {date}. Ce que nous vous devons encore pour cette vente sera versé sur {account}.',
  MAIL_NEW_ACCOUNT_STRANGER:
    'Ce n’était pas vous ? Bloquez la vente avec ce bouton. Aucun mot de passe n’est nécessaire.',

  MAIL_BACK_SUBJECT:
    'Vente {tradeNumber} : {count, plural, one {votre appareil vous revient} many {# d’appareils vous reviennent} other {# appareils vous reviennent}}',
  MAIL_BACK_PREHEADER: 'Avec {carrier}, gratuitement.',
  MAIL_BACK_TITLE:
    '{count, plural, one {Votre appareil vous revient} many {Vos appareils vous reviennent} other {Vos appareils vous reviennent}}',
  MAIL_BACK_CUSTOMER: 'Vous l’avez demandé. Le retour ne vous coûte rien.',
  MAIL_BACK_CLOCK:
    'Nous n’avons pas reçu de réponse dans le délai, et votre silence ne vaut jamais acceptation. Le retour ne vous coûte rien.',
  MAIL_BACK_RULE: 'Vous l’avez choisi lors de la vente, en cas d’écart. Le retour ne vous coûte rien.',
  MAIL_BACK_RISK: 'Jusqu’à la livraison, le risque est pour nous.',
  MAIL_STATE_SUBJECT: 'Vente {tradeNumber} : {state}',
  MAIL_LOST_NOTE:
    'L’appareil est encore chez vous, ou vous avez le reçu de dépôt du colis ? Répondez à cet e-mail : la recherche ira plus vite.',
  MAIL_HELD_NOTE:
    'Vous avez une facture ou un contrat pour l’appareil ? Répondez à cet e-mail avec une photo. Cela aide à y voir clair, et ce n’est pas un soupçon.',
  MAIL_RECYCLED_RULE: 'Vous l’avez choisi lors de la vente, en cas d’écart.',
  MAIL_FACT_DEVICE: 'Appareil',
  MAIL_FACT_CARRIER: 'Transporteur',

  MAIL_CANCELLED_SUBJECT: 'Vente {tradeNumber} : annulée',
  MAIL_CANCELLED_PREHEADER: 'Cela ne vous coûte rien.',
  MAIL_CANCELLED_TITLE: 'Annulation enregistrée',
  MAIL_CANCELLED_DEVICES: 'Ce qui est annulé',
  MAIL_CANCELLED_LABEL: 'L’étiquette n’est plus valable, jetez-la. L’annulation ne vous coûte rien.',
  MAIL_CANCELLED_REST: 'Le reste de la vente ne change pas, l’étiquette non plus.',
} satisfies Record<keyof typeof source, string>
