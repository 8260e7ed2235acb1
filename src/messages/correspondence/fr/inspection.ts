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
    'Nous contrôlons chaque appareil séparément, avec les mêmes questions que lors de la vente.',
  MAIL_ARRIVED_STEP_PAY:
    'Si tout correspond, nous payons le prix de l’offre. Si l’appareil est en meilleur état, nous payons plus.',
  MAIL_ARRIVED_STEP_ASK:
    'En cas d’écart, vous voyez la photo et la nouvelle offre, et vous décidez. Le retour est gratuit. Seul un appareil à la batterie endommagée ne peut pas être renvoyé.',
  MAIL_ARRIVED_BONUS:
    'Si le contrôle dure au-delà du {date}, nous ajoutons {bonus} pour chaque appareil que nous achetons.',

  MAIL_ACCEPTED_SUBJECT: 'Vente {tradeNumber} : vous recevez {amount}',
  MAIL_ACCEPTED_PREHEADER: 'Prochaine étape : le versement.',
  MAIL_ACCEPTED_TITLE: 'Vous recevez {amount}',
  MAIL_ACCEPTED_WHY: 'Le résultat',
  MAIL_OUTCOME_MATCH: 'Conforme à votre description. Nous payons le prix de l’offre.',
  MAIL_OUTCOME_RAISED: 'En meilleur état que décrit. Nous payons {difference} de plus que l’offre.',
  MAIL_OUTCOME_RISEN: 'Nos prix ont augmenté depuis la vente. Nous payons {difference} de plus que l’offre.',
  MAIL_OUTCOME_RAISED_MODEL:
    'Ce n’est pas l’appareil que vous avez décrit, et il vaut plus. Nous payons {difference} de plus que l’offre.',
  MAIL_OUTCOME_TOLERATED: 'L’écart est minime. Nous payons le prix de l’offre.',
  MAIL_OUTCOME_AGREED: 'Vous avez accepté notre nouvelle offre.',
  MAIL_OUTCOME_RULE:
    'La nouvelle offre respecte la limite que vous avez fixée lors de la vente : elle est donc acceptée.',
  MAIL_OUTCOME_UPHELD: 'Le second contrôle vous a donné raison.',
  MAIL_OUTCOME_INSURED:
    'Perdu pendant le transport. Le colis portait notre étiquette : nous payons le prix de l’offre.',
  MAIL_ACCEPTED_BONUS: 'Bonus pour le retard de notre contrôle',
  MAIL_ACCEPTED_VOUCHER:
    'Le montant de votre code promo, {amount}, est ajouté au premier versement de cette vente.',

  MAIL_FINDING_SAID: 'Votre réponse',
  MAIL_FINDING_FOUND: 'Notre contrôle',
  MAIL_FINDING_NOT_ASKED: 'Question non posée lors de la vente',
  MAIL_SUM: 'Le détail du prix',
  MAIL_SUM_QUOTED: 'Notre offre',
  MAIL_SUM_RISE: 'Prix plus élevés le jour du contrôle',
  MAIL_SUM_ROUNDING: 'Arrondi',
  MAIL_SUM_NEW: 'Nouvelle offre',

  MAIL_COUNTER_SUBJECT: 'Vente {tradeNumber} : nouvelle offre, à vous de décider',
  MAIL_COUNTER_PREHEADER: '{price} au lieu de {quoted}. Vous pouvez répondre jusqu’au {date}.',
  MAIL_COUNTER_TITLE: 'Nous avons constaté un écart',
  MAIL_COUNTER_TEXT:
    'Nous avons contrôlé votre appareil : {device}. {count, plural, one {Un point diffère} many {# de points diffèrent} other {# points diffèrent}} de vos réponses. Notre nouvelle offre est de {price} au lieu de {quoted}. Voici pourquoi :',
  MAIL_COUNTER_SECOND_TITLE: 'Le second contrôle est terminé',
  MAIL_COUNTER_SECOND_TEXT:
    'Un autre technicien a contrôlé votre appareil : {device}. {count, plural, one {Un point diffère} many {# de points diffèrent} other {# points diffèrent}} toujours de vos réponses. Notre nouvelle offre est de {price} au lieu de {quoted} :',
  MAIL_COUNTER_EARLIER_TEXT:
    'Un autre technicien a contrôlé votre appareil : {device}. Son résultat aurait donné un prix plus bas. Le premier contrôle reste donc valable, et notre nouvelle offre est de {price} au lieu de {quoted} :',
  MAIL_COUNTER_PROOF:
    'Chaque écart est photographié. Le résultat a été enregistré avant que le technicien puisse lire vos réponses.',
  MAIL_COUNTER_VOUCHER: 'Si vous acceptez, votre code promo vous reste acquis.',
  MAIL_COUNTER_BUTTON: 'Voir les photos et le détail du prix',

  MAIL_UNBUYABLE_SUBJECT: 'Vente {tradeNumber} : nous ne pouvons pas acheter cet appareil',
  MAIL_UNBUYABLE_PREHEADER: 'C’est vous qui décidez de la suite. Vous avez jusqu’au {date}.',
  MAIL_UNBUYABLE_TITLE: 'Nous ne pouvons pas acheter cet appareil',
  MAIL_UNBUYABLE_TEXT:
    'Nous avons contrôlé votre appareil : {device}. Malheureusement, nous ne pouvons pas vous faire d’offre. Voici pourquoi :',
  MAIL_UNBUYABLE_BUTTON: 'Voir les photos',
  MAIL_UNBUYABLE_DANGEROUS_GOODS:
    'La batterie est gonflée et peut prendre feu. Nous n’avons pas le droit d’acheter un tel appareil, et aucun transporteur ne l’accepte : nous ne pouvons pas non plus vous le renvoyer.',
  MAIL_UNBUYABLE_FUNGUS:
    'Il y a des champignons sur le verre. Ils ne s’enlèvent pas et gagnent les autres objectifs.',
  MAIL_UNBUYABLE_NO_PICTURE: 'L’écran n’affiche aucune image. La réparation coûterait plus cher que l’écran.',
  MAIL_UNBUYABLE_PANEL_BROKEN: 'La dalle est cassée. La remplacer coûterait plus cher que l’écran.',
  MAIL_UNBUYABLE_BANNED: 'La console est bannie de son service en ligne et ne peut pas être revendue.',
  MAIL_UNBUYABLE_MODDED: 'La console a été ouverte ou modifiée. Nous n’achetons pas ces consoles.',
  MAIL_UNBUYABLE_NO_PRICE: 'Ce n’est pas l’appareil que vous avez décrit, et nous n’achetons pas celui-ci.',
  MAIL_UNBUYABLE_TOO_LOW: 'Avec ces écarts, le prix est inférieur à {minimum}, notre minimum.',

  MAIL_ANSWER: 'Votre décision',
  MAIL_ANSWER_BY:
    'C’est vous qui décidez, sans frais. Vous avez jusqu’au {date}. Sans réponse, nous vous renvoyons l’appareil gratuitement.',
  MAIL_ANSWER_BY_KEPT:
    'C’est vous qui décidez, sans frais. Répondez-nous au plus tard le {date}. Sans réponse, nous gardons votre appareil en lieu sûr et vous contactons. Votre silence ne vaut jamais acceptation.',
  MAIL_ANSWER_NOTE:
    'Ouvrir un lien ne vous engage à rien : vous confirmez votre réponse sur la page. Les liens fonctionnent sans mot de passe : ne transférez cet e-mail à personne.',

  MAIL_ACTION_SUBJECT: 'Vente {tradeNumber} : nous avons besoin de vous',
  MAIL_ACTION_PREHEADER: 'Il nous manque quelque chose de votre part. Vous avez jusqu’au {date}.',
  MAIL_ACTION_GUIDE: 'Comment faire',
  MAIL_ACTION_BUTTON: 'Voir le guide complet',
  MAIL_ACTION_LOCK_APPLE: 'Votre appareil est encore lié à un compte Apple',
  MAIL_ACTION_LOCK_APPLE_TEXT:
    'Tant que « Localiser » est activé, le verrouillage d’activation empêche toute autre personne d’utiliser l’appareil. Vous pouvez le retirer à distance.',
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
  MAIL_ACTION_LOCK_FIRMWARE: 'Un mot de passe bloque le démarrage de votre appareil',
  MAIL_ACTION_LOCK_FIRMWARE_TEXT:
    'L’appareil demande un mot de passe (BIOS, UEFI ou EFI) avant de démarrer : nous ne pouvons pas le contrôler. Ne nous envoyez jamais ce mot de passe, ni par e-mail ni autrement.',
  MAIL_ACTION_LOCK_FIRMWARE_STEPS:
    'Appareil d’entreprise ? Demandez au service informatique s’il peut supprimer le mot de passe à distance, puis dites-nous que c’est fait.\nSinon, choisissez le retour gratuit : nous vous renvoyons l’appareil.\nChez vous, supprimez le mot de passe dans le BIOS ou, sur un Mac, en maintenant Commande et R au démarrage. Vous pourrez alors le vendre à nouveau, au prix du jour.',
  MAIL_ACTION_LOCK_CONSOLE: 'Votre console est encore liée à un compte',
  MAIL_ACTION_LOCK_CONSOLE_TEXT:
    'Tant qu’elle est associée à votre compte, personne d’autre ne peut s’en servir pleinement. Vous pouvez la retirer à distance.',
  MAIL_ACTION_LOCK_CONSOLE_STEPS:
    'Connectez-vous sur le site de PlayStation, Xbox ou Nintendo.\nOuvrez la liste de vos appareils dans les paramètres du compte.\nSupprimez ou désactivez cette console.',
  MAIL_ACTION_OWNERSHIP_PROOF: 'Il nous faut un justificatif d’achat de l’appareil',
  MAIL_ACTION_OWNERSHIP_PROOF_TEXT:
    'Comme tout acheteur d’appareils d’occasion, nous devons parfois la demander. Ce n’est pas un soupçon.',
  MAIL_ACTION_OWNERSHIP_PROOF_STEPS:
    'Retrouvez la facture, le contrat ou la confirmation de commande de l’appareil.\nPrenez une photo. Vous pouvez tout masquer sauf votre nom, le vendeur, l’appareil et la date.\nAjoutez-la sur notre page et choisissez «\u00a0Envoyer mon justificatif\u00a0».',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH: 'Le compte indiqué n’est pas à votre nom',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_TEXT:
    'Nous ne pouvons payer que sur un compte à votre nom. Cela vous protège aussi.',
  MAIL_ACTION_PAYOUT_NAME_MISMATCH_STEPS:
    'Ouvrez votre vente avec le bouton de cet e-mail.\nModifiez vos coordonnées de versement : indiquez un compte à votre nom.\nDites-nous quand c’est fait.',

  MAIL_NUDGE_SUBJECT: 'Vente {tradeNumber} : votre réponse au plus tard le {date}',
  MAIL_NUDGE_PREHEADER:
    'Encore {days, plural, one {# jour} many {# de jours} other {# jours}}. Votre silence ne vaut jamais acceptation.',
  MAIL_NUDGE_TITLE: 'Nous attendons votre réponse',
  MAIL_NUDGE_PRICE:
    'Il vous reste {days, plural, one {# jour} many {# de jours} other {# jours}} pour répondre à notre nouvelle offre pour votre appareil : {device}. Nous vous proposons {price} au lieu de {quoted}.',
  MAIL_NUDGE_UNBUYABLE:
    'Il vous reste {days, plural, one {# jour} many {# de jours} other {# jours}} pour nous dire quoi faire de votre appareil : {device}. Nous ne pouvons malheureusement pas l’acheter.',
  MAIL_NUDGE_ACTION:
    'Il vous reste {days, plural, one {# jour} many {# de jours} other {# jours}} pour nous répondre au sujet de votre appareil : {device}. Voici de quoi il s’agit :',

  MAIL_PAID_SUBJECT: 'Vente {tradeNumber} : {amount} en route vers vous',
  MAIL_PAID_PREHEADER: 'Merci de nous avoir confié votre vente.',
  MAIL_PAID_TITLE: 'Votre argent est en route',
  MAIL_PAID_TIME:
    '{payment, select, paypal {Vous le trouverez sur votre compte PayPal.} other {La plupart des banques l’affichent le jour ouvré suivant.}} Merci de nous avoir confié votre vente.',
  MAIL_PAID_TOTAL: 'Versé',

  MAIL_UNPAID_SUBJECT: 'Vente {tradeNumber} : versement rejeté',
  MAIL_UNPAID_PREHEADER: 'Vérifiez vos coordonnées de versement.',
  MAIL_UNPAID_TITLE: 'Le versement a été rejeté',
  MAIL_UNPAID_TEXT: 'Rien n’est perdu : ce montant vous est toujours dû. Voici comment faire :',
  MAIL_UNPAID_STEP_OPEN: 'Ouvrez votre vente avec le bouton ci-dessous.',
  MAIL_UNPAID_STEP_CHANGE: 'Corrigez vos coordonnées de versement ou indiquez un autre compte à votre nom.',
  MAIL_UNPAID_STEP_AGAIN: 'Nous relançons le versement et vous écrivons.',
  MAIL_UNPAID_BUTTON: 'Corriger mes coordonnées',
  MAIL_UNPAID_NOTE:
    'Vos coordonnées de versement ne se modifient que sur la page de votre vente, jamais par e-mail. Nous ne demandons jamais de mot de passe ni de numéro de carte par e-mail.',

  MAIL_NEW_ACCOUNT_SUBJECT: 'Vente {tradeNumber} : coordonnées de versement modifiées',
  MAIL_NEW_ACCOUNT_PREHEADER: 'Ce n’était pas vous ? Un clic suffit pour bloquer le versement.',
  MAIL_NEW_ACCOUNT_TITLE: 'Coordonnées de versement modifiées',
  MAIL_NEW_ACCOUNT_TEXT:
    'Les coordonnées de versement de votre vente ont été modifiées le {date}. Ce que nous vous devons encore pour cette vente sera versé sur {account}.',
  MAIL_NEW_ACCOUNT_STRANGER:
    'Ce n’était pas vous ? Bloquez la vente avec ce bouton. Aucun mot de passe n’est nécessaire.',

  MAIL_BACK_SUBJECT:
    'Vente {tradeNumber} : {count, plural, one {nous vous renvoyons votre appareil} many {nous vous renvoyons # d’appareils} other {nous vous renvoyons # appareils}}',
  MAIL_BACK_PREHEADER: 'Avec {carrier}, gratuitement.',
  MAIL_BACK_TITLE:
    '{count, plural, one {Nous vous renvoyons votre appareil} many {Nous vous renvoyons vos appareils} other {Nous vous renvoyons vos appareils}}',
  MAIL_BACK_CUSTOMER: 'Comme vous l’avez demandé. Le retour est gratuit.',
  MAIL_BACK_CLOCK:
    'Nous n’avons pas reçu de réponse dans le délai, et votre silence ne vaut jamais acceptation. Le retour est gratuit.',
  MAIL_BACK_RULE: 'C’est ce que vous aviez choisi lors de la vente, en cas d’écart. Le retour est gratuit.',
  MAIL_BACK_RISK: 'Nous restons responsables du colis jusqu’à sa livraison.',
  MAIL_STATE_SUBJECT: 'Vente {tradeNumber} : {state}',
  MAIL_LOST_NOTE:
    'L’appareil est encore chez vous, ou vous avez la preuve de dépôt du colis ? Répondez à cet e-mail : la recherche ira plus vite.',
  MAIL_HELD_NOTE:
    'Vous avez une facture ou un contrat pour l’appareil ? Répondez à cet e-mail avec une photo. Cela accélère la vérification. Ce n’est pas un soupçon.',
  MAIL_ANSWERED_TEXT: 'Merci, votre réponse est bien arrivée.',
  MAIL_CLEARED_TEXT: 'La vérification est terminée : plus rien ne s’oppose à votre vente.',
  MAIL_HANDED_OVER_NOTE:
    'La vente de cet appareil s’arrête là, et nous ne pouvons pas vous payer. Vous pensez qu’il s’agit d’une erreur ? Répondez à cet e-mail. Nous vous indiquerons l’autorité concernée et le numéro de dossier.',
  MAIL_UNDELIVERED_NOTE:
    'Répondez simplement à cet e-mail avec la bonne adresse. D’ici là, nous gardons le tout en lieu sûr.',
  MAIL_RETURNED_NOTE:
    'Vous n’avez pas reçu le colis ? Répondez à cet e-mail : nous verrons avec le transporteur.',
  MAIL_RECYCLED_RULE: 'C’est ce que vous aviez choisi lors de la vente, en cas d’écart.',
  MAIL_FACT_DEVICE: 'Appareil',
  MAIL_FACT_CARRIER: 'Transporteur',

  MAIL_CANCELLED_SUBJECT: 'Vente {tradeNumber} : annulée',
  MAIL_CANCELLED_PREHEADER: 'L’annulation est gratuite.',
  MAIL_CANCELLED_TITLE: 'Annulation enregistrée',
  MAIL_CANCELLED_DEVICES: 'Ce qui est annulé',
  MAIL_CANCELLED_LABEL: 'L’étiquette d’envoi n’est plus valable : jetez-la. L’annulation est gratuite.',
  MAIL_CANCELLED_REST: 'Le reste de la vente ne change pas, l’étiquette d’envoi non plus.',
} satisfies Record<keyof typeof source, string>
