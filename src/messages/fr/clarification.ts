import type { clarification as source } from '../en/clarification.ts'

/** Texts of a question to the seller after inspection: about the price, or about something to do. */
export const clarification = {
  CLARIFICATION_SALE: 'Vente {number}',
  CLARIFICATION_PRICE_TITLE: 'Nouvelle offre : {price} au lieu de {quoted}',
  CLARIFICATION_PRICE_LEAD:
    'Le résultat du contrôle diffère de vos réponses. Voici chaque écart, avec sa photo et son effet sur le prix. C’est vous qui décidez.',
  CLARIFICATION_MODEL_LEAD:
    'L’appareil contrôlé n’est pas celui que vous avez décrit : {found} au lieu de {sold}. La nouvelle offre part de son propre prix. C’est vous qui décidez.',
  CLARIFICATION_SECOND_LEAD:
    'Un autre technicien a contrôlé votre appareil et constaté, lui aussi, des écarts. Le meilleur des deux résultats compte. C’est vous qui décidez.',
  CLARIFICATION_QUOTED: 'Notre offre',
  CLARIFICATION_NEW: 'Nouvelle offre',
  CLARIFICATION_DECIDE: 'Voir vos options',

  CLARIFICATION_NO_BUY: 'Nous ne pouvons pas acheter cet appareil',
  CLARIFICATION_NO_BUY_TEXT:
    'Le contrôle a révélé un point qui exclut l’achat. C’est vous qui décidez de la suite.',
  CLARIFICATION_NO_BUY_DANGEROUS_GOODS:
    'La batterie est gonflée et peut prendre feu. Nous n’avons pas le droit d’acheter un tel appareil, et aucun transporteur ne l’accepte : nous ne pouvons pas non plus vous le renvoyer. Avec votre accord, nous le recyclons gratuitement, en toute sécurité. Un second contrôle par un autre technicien est possible une fois.',
  CLARIFICATION_NO_BUY_FUNGUS:
    'Il y a des champignons sur le verre. Ils ne s’enlèvent pas et gagnent les autres objectifs : nous ne pourrions pas le revendre. C’est vous qui décidez de la suite.',
  CLARIFICATION_NO_BUY_NO_PICTURE:
    'L’écran n’affiche aucune image. La réparation coûterait plus cher que l’écran. C’est vous qui décidez de la suite.',
  CLARIFICATION_NO_BUY_PANEL_BROKEN:
    'La dalle est cassée. La remplacer coûterait plus cher que l’écran. C’est vous qui décidez de la suite.',
  CLARIFICATION_NO_BUY_BANNED:
    'La console est bannie de son service en ligne : personne ne pourrait l’utiliser pleinement. C’est vous qui décidez de la suite.',
  CLARIFICATION_NO_BUY_MODDED:
    'La console a été ouverte, ou son matériel ou son logiciel a été modifié. Nous n’achetons pas ces consoles. C’est vous qui décidez de la suite.',
  CLARIFICATION_NO_BUY_NO_PRICE:
    'Ce n’est pas l’appareil que vous avez décrit, et nous n’achetons pas celui-ci. C’est vous qui décidez de la suite.',
  CLARIFICATION_NO_BUY_TOO_LOW:
    'Avec ces écarts, le prix passe sous notre minimum. Nous ne faisons pas d’offre symbolique. C’est vous qui décidez de la suite.',

  CLARIFICATION_FINDINGS: 'Les écarts constatés',
  CLARIFICATION_MODEL: 'Appareil',
  CLARIFICATION_SAID: 'Votre réponse',
  CLARIFICATION_FOUND: 'Notre contrôle',
  CLARIFICATION_PHOTO: 'En photo',
  CLARIFICATION_EFFECT: 'Effet sur le prix',
  CLARIFICATION_NOT_ASKED: 'non demandé',
  CLARIFICATION_NO_PHOTO: 'sans photo',
  CLARIFICATION_PHOTO_ALT: 'Photo {number} du contrôle : {question} {found}',
  CLARIFICATION_PHOTO_LARGE: 'Voir en grand',
  CLARIFICATION_PHOTO_CLOSE: 'Fermer',
  CLARIFICATION_RISE: 'Prix plus élevés le jour du contrôle',
  CLARIFICATION_ROUNDING: 'Arrondi',
  CLARIFICATION_DIFFERENCE: 'Différence de prix',

  CLARIFICATION_SUM: 'Le détail du prix',
  CLARIFICATION_SUM_TEXT:
    'Même règle et même liste de prix que pour votre offre. Seules les lignes mises en évidence diffèrent de vos réponses.',
  CLARIFICATION_SUM_SOLD: 'Notre offre pour {device}',
  CLARIFICATION_SUM_FOUND: 'Nouvelle offre pour {device}',
  CLARIFICATION_SUM_CHANGED: 'diffère de votre réponse',
  CLARIFICATION_CHECKING: 'Votre navigateur vérifie…',
  CLARIFICATION_SUM_EQUAL: 'Votre navigateur a refait le calcul et trouve {price}, comme nous.',
  CLARIFICATION_SUM_DIFFERS:
    'Votre navigateur trouve un autre résultat. L’erreur vient de nous : ne décidez rien pour l’instant et écrivez-nous.',
  CLARIFICATION_SUM_NO_SCRIPT: 'Avec JavaScript, votre navigateur refait ce calcul et le compare au nôtre.',

  CLARIFICATION_PROOF: 'Contrôlé sans connaître vos réponses',
  CLARIFICATION_PROOF_TEXT:
    'Le résultat a été enregistré le {date}, avant que le technicien puisse voir vos réponses. Depuis, une empreinte numérique le protège.',
  CLARIFICATION_PROOF_VALID:
    'Votre navigateur a vérifié l’empreinte : elle correspond à ce que vous voyez ici.',
  CLARIFICATION_PROOF_INVALID:
    'L’empreinte ne correspond pas à ce que vous voyez ici. L’erreur vient de nous : ne décidez rien pour l’instant et écrivez-nous.',
  CLARIFICATION_PROOF_UNCHECKED:
    'Ce navigateur ne peut pas vérifier l’empreinte. Tout programme qui calcule un SHA-256 le peut.',
  CLARIFICATION_PROOF_NO_SCRIPT: 'Avec JavaScript, votre navigateur vérifie l’empreinte lui-même.',
  CLARIFICATION_PROOF_DETAILS: 'Vérifier l’empreinte vous-même',
  CLARIFICATION_PROOF_HOW:
    'L’empreinte est le SHA-256 du texte ci-dessous, caractère par caractère. Si un seul changeait, l’empreinte changerait aussi.',
  CLARIFICATION_PROOF_FOUND: 'Ce qui a été enregistré',
  CLARIFICATION_PROOF_SEAL: 'Empreinte (SHA-256)',

  CLARIFICATION_ANSWERS: 'Que souhaitez-vous faire ?',
  CLARIFICATION_ANSWER_BY: 'Vous avez jusqu’au {date}.',
  CLARIFICATION_LEFT_DAYS: '{count, plural, one {Il reste # jour.} other {Il reste # jours.}}',
  CLARIFICATION_LEFT_HOURS: '{count, plural, one {Il reste # heure.} other {Il reste # heures.}}',
  CLARIFICATION_LEFT_SOON: 'Il reste moins d’une heure.',
  CLARIFICATION_LEFT_NONE: 'Le délai est écoulé.',
  CLARIFICATION_SILENCE:
    'Sans réponse d’ici là, nous vous renvoyons votre appareil gratuitement. Votre silence ne vaut jamais acceptation.',
  CLARIFICATION_SILENCE_KEPT:
    'Sans réponse d’ici là, nous gardons votre appareil en lieu sûr et vous contactons par e-mail ou par téléphone. Vous pourrez encore répondre ici. Votre silence ne vaut jamais acceptation.',

  CLARIFICATION_ACCEPT: 'Accepter {price}',
  CLARIFICATION_ACCEPT_TEXT:
    'Nous achetons votre appareil et vous versons {price}. Cette décision est définitive.',
  CLARIFICATION_ACCEPT_CONFIRM: 'Oui, accepter {price}',
  CLARIFICATION_ACCEPT_QUESTION: 'Accepter {price} ?',
  CLARIFICATION_ACCEPT_DONE: 'Vous avez accepté {price}',
  CLARIFICATION_ACCEPT_NEXT: 'Nous lançons le versement et vous écrivons dès que l’argent est en route.',
  CLARIFICATION_RETURN: 'Me le renvoyer gratuitement',
  CLARIFICATION_RETURN_TEXT:
    'Nous vous renvoyons votre appareil à nos frais. La vente de cet appareil s’arrête là.',
  CLARIFICATION_RETURN_CONFIRM: 'Oui, me le renvoyer',
  CLARIFICATION_RETURN_QUESTION: 'Récupérer votre appareil ?',
  CLARIFICATION_RETURN_DONE: 'Nous vous renvoyons votre appareil',
  CLARIFICATION_RETURN_NEXT:
    'Vous recevrez le numéro de suivi dès que le colis sera en route. Le retour est gratuit.',
  CLARIFICATION_RECYCLE: 'Le faire recycler',
  CLARIFICATION_RECYCLE_TEXT:
    'Nous recyclons votre appareil dans les règles, sans paiement. Cette décision est définitive.',
  CLARIFICATION_RECYCLE_CONFIRM: 'Oui, le recycler',
  CLARIFICATION_RECYCLE_QUESTION: 'Faire recycler votre appareil ?',
  CLARIFICATION_RECYCLE_DONE: 'Nous recyclons votre appareil',
  CLARIFICATION_RECYCLE_NEXT: 'Vous n’avez plus rien à faire. Le recyclage est gratuit.',
  CLARIFICATION_APPEAL: 'Demander un second contrôle',
  CLARIFICATION_APPEAL_TEXT:
    'Un autre technicien contrôle à nouveau votre appareil, gratuitement. S’il vous donne raison, nous payons le prix de l’offre. Sinon, vous avez encore {days} jours pour décider. Le prix ne peut pas baisser davantage. Possible une seule fois.',
  CLARIFICATION_APPEAL_CONFIRM: 'Oui, le contrôler à nouveau',
  CLARIFICATION_APPEAL_QUESTION: 'Demander un second contrôle ?',
  CLARIFICATION_APPEAL_DONE: 'Second contrôle demandé',
  CLARIFICATION_APPEAL_NEXT:
    'Un autre technicien s’en charge. Nous vous écrirons dès que nous aurons le résultat.',
  CLARIFICATION_DONE: 'C’est fait',
  CLARIFICATION_DONE_TEXT: 'Nous reprenons le contrôle de votre appareil et vous communiquons le résultat.',
  CLARIFICATION_DONE_CONFIRM: 'Oui, c’est fait',
  CLARIFICATION_DONE_QUESTION: 'Est-ce fait ?',
  CLARIFICATION_DONE_DONE: 'Merci, nous reprenons le contrôle',
  CLARIFICATION_DONE_NEXT: 'Nous vous écrirons dès que nous aurons le résultat.',

  CLARIFICATION_ANSWERED_AT: 'Réponse donnée le {date}.',
  CLARIFICATION_ANSWERED_BY_RULE: 'Décidé le {date} selon votre choix lors de la vente.',
  CLARIFICATION_CLOCK_DONE: 'Délai écoulé : nous vous renvoyons votre appareil',
  CLARIFICATION_SENDING: 'Un instant…',
  CLARIFICATION_FAILED: 'Une erreur est survenue. Rechargez la page et réessayez.',
  CLARIFICATION_FAILED_NO_ANSWER:
    'Pas de réponse. Vérifiez votre connexion et réessayez : votre décision ne compte qu’une fois.',
  CLARIFICATION_FAILED_BUSY: 'Trop d’essais en peu de temps. Attendez une minute et réessayez.',
  CLARIFICATION_QUICK_TEXT: 'Ouvrir cette page ne vous engage à rien. Seul ce bouton compte.',
  CLARIFICATION_QUICK_ALL: 'Voir les photos, le détail du prix et les autres options',
  CLARIFICATION_QUICK_GUIDE: 'Voir le guide et les autres options',

  CLARIFICATION_GUIDE: 'Comment faire',
  CLARIFICATION_LOCK_APPLE: 'Retirez votre appareil d’iCloud',
  CLARIFICATION_LOCK_APPLE_LEAD:
    '« Localiser » est encore activé : le verrouillage d’activation lie l’appareil à votre compte Apple et personne d’autre ne peut s’en servir. Vous pouvez le retirer à distance.',
  CLARIFICATION_LOCK_APPLE_1:
    'Ouvrez icloud.com/find et connectez-vous avec le compte Apple utilisé sur l’appareil.',
  CLARIFICATION_LOCK_APPLE_2: 'Choisissez l’appareil dans la liste, puis « Supprimer cet appareil ».',
  CLARIFICATION_LOCK_APPLE_3: 'Revenez sur cette page et choisissez « C’est fait ».',
  CLARIFICATION_LOCK_GOOGLE: 'Retirez le compte Google',
  CLARIFICATION_LOCK_GOOGLE_LEAD:
    'L’appareil est réinitialisé, mais reste protégé par un compte Google. Sans ce compte, personne ne peut le configurer. Vous pouvez le retirer à distance.',
  CLARIFICATION_LOCK_GOOGLE_1:
    'Ouvrez myaccount.google.com/device-activity et connectez-vous avec le compte utilisé sur l’appareil.',
  CLARIFICATION_LOCK_GOOGLE_2: 'Choisissez l’appareil et déconnectez-le.',
  CLARIFICATION_LOCK_GOOGLE_3:
    'Revenez sur cette page et choisissez « C’est fait ». Google peut mettre une journée à lever le verrou : nous patientons.',
  CLARIFICATION_LOCK_SAMSUNG: 'Retirez le compte Samsung',
  CLARIFICATION_LOCK_SAMSUNG_LEAD:
    'L’appareil est encore lié à un compte Samsung et ne peut pas être configuré sans lui. Vous pouvez le retirer à distance.',
  CLARIFICATION_LOCK_SAMSUNG_1:
    'Ouvrez account.samsung.com et connectez-vous avec le compte utilisé sur l’appareil.',
  CLARIFICATION_LOCK_SAMSUNG_2:
    'Choisissez l’appareil sous « Appareils », puis déconnectez-le ou supprimez-le.',
  CLARIFICATION_LOCK_SAMSUNG_3: 'Revenez sur cette page et choisissez « C’est fait ».',
  CLARIFICATION_LOCK_MDM: 'Faites libérer l’appareil',
  CLARIFICATION_LOCK_MDM_LEAD:
    'L’appareil est géré par une entreprise ou une école. Elle seule peut le libérer. D’ici là, personne ne peut le configurer.',
  CLARIFICATION_LOCK_MDM_1:
    'Demandez au service informatique de retirer l’appareil de sa gestion. L’effacer ne suffit pas.',
  CLARIFICATION_LOCK_MDM_2: 'Attendez sa confirmation, de préférence par écrit.',
  CLARIFICATION_LOCK_MDM_3: 'Revenez sur cette page et choisissez « C’est fait ».',
  CLARIFICATION_LOCK_FIRMWARE: 'Un mot de passe bloque le démarrage',
  CLARIFICATION_LOCK_FIRMWARE_LEAD:
    'L’appareil demande un mot de passe (BIOS ou firmware) avant de démarrer : nous ne pouvons ni le contrôler ni l’effacer. Ne nous envoyez jamais ce mot de passe.',
  CLARIFICATION_LOCK_FIRMWARE_1:
    'Appareil d’entreprise ? Demandez au service informatique s’il peut supprimer le mot de passe à distance, puis choisissez « C’est fait ».',
  CLARIFICATION_LOCK_FIRMWARE_2: 'Sinon, choisissez le retour gratuit : nous vous renvoyons l’appareil.',
  CLARIFICATION_LOCK_FIRMWARE_3:
    'Chez vous, supprimez le mot de passe dans le BIOS (souvent F2 ou Suppr) ou, sur un Mac, en maintenant Commande et R au démarrage. Vous pourrez alors le vendre à nouveau, au prix du jour.',
  CLARIFICATION_LOCK_CONSOLE: 'Déconnectez la console de votre compte',
  CLARIFICATION_LOCK_CONSOLE_LEAD:
    'La console est encore définie comme console principale d’un compte. Vous pouvez la retirer à distance.',
  CLARIFICATION_LOCK_CONSOLE_1:
    'Connectez-vous à votre compte : PlayStation, Microsoft ou Nintendo, selon la console.',
  CLARIFICATION_LOCK_CONSOLE_2: 'Ouvrez la liste de vos appareils, puis désactivez ou supprimez la console.',
  CLARIFICATION_LOCK_CONSOLE_3: 'Revenez sur cette page et choisissez « C’est fait ».',
  CLARIFICATION_OWNERSHIP_PROOF: 'Montrez-nous que l’appareil est à vous',
  CLARIFICATION_OWNERSHIP_PROOF_LEAD:
    'Pour certains appareils, nous demandons un justificatif d’achat. Ce n’est pas un soupçon : cela protège les victimes de vol.',
  CLARIFICATION_OWNERSHIP_PROOF_1:
    'Cherchez une facture, une confirmation de commande ou un contrat qui mentionne l’appareil. Une photo de la boîte avec le numéro de série aide aussi.',
  CLARIFICATION_OWNERSHIP_PROOF_2:
    'Ajoutez-en une photo ou un PDF ci-dessous. Vous pouvez tout masquer sauf votre nom, le vendeur, l’appareil et la date.',
  CLARIFICATION_OWNERSHIP_PROOF_3: 'Choisissez ensuite «\u00a0Envoyer mon justificatif\u00a0».',
  CLARIFICATION_PAYOUT_NAME: 'Le compte est à un autre nom',
  CLARIFICATION_PAYOUT_NAME_LEAD:
    'Nous ne pouvons payer que sur un compte au nom de la personne qui vend. Celui que vous avez indiqué est à un autre nom.',
  CLARIFICATION_PAYOUT_NAME_1:
    'Ouvrez la page de votre vente avec le bouton « Voir ma vente » de notre e-mail, ou depuis votre compte client. Pour votre sécurité, aucun lien n’y mène d’ici.',
  CLARIFICATION_PAYOUT_NAME_2:
    'Au versement, choisissez « Modifier mes coordonnées » et indiquez un compte à votre nom.',
  CLARIFICATION_PAYOUT_NAME_3: 'Revenez sur cette page et choisissez « C’est fait ».',
  CLARIFICATION_MISSING_PART_LEAD: 'Un élément compris dans votre offre manquait dans le colis.',
  CLARIFICATION_MISSING_PART_1: 'Regardez s’il est resté là où vous avez préparé le colis.',
  CLARIFICATION_MISSING_PART_2:
    'Si vous l’avez encore, choisissez «\u00a0Je vous l’envoie\u00a0». L’étiquette est gratuite.',
  CLARIFICATION_MISSING_PART_3:
    'Si vous ne l’avez plus ou ne pouvez pas l’envoyer, choisissez «\u00a0Continuer sans\u00a0». Si le prix change, vous recevez une nouvelle offre et vous décidez.',
  CLARIFICATION_MISSING_BATTERY_2: 'Une batterie seule ne peut pas être expédiée. Ne nous l’envoyez pas.',

  CLARIFICATION_REFUSED: 'Votre justificatif ne suffit pas encore',
  CLARIFICATION_REFUSED_UNREADABLE:
    'Nous n’arrivons pas à le lire. Prenez une photo plus nette de la page entière.',
  CLARIFICATION_REFUSED_OTHER_DEVICE:
    'Il concerne un autre appareil. Cherchez-en un qui mentionne ce modèle ou son numéro de série.',
  CLARIFICATION_REFUSED_OTHER_PERSON:
    'Il est à un autre nom. Si l’on vous a cédé l’appareil, ajoutez un document qui le montre, comme un contrat ou un message.',
  CLARIFICATION_REFUSED_INCOMPLETE:
    'Il en manque une partie\u00a0: il faut voir votre nom, l’appareil, la date et le vendeur. Envoyez le document entier.',

  CLARIFICATION_FILES: 'Envoyez votre justificatif',
  CLARIFICATION_FILES_OPTIONAL: 'Ajoutez une capture d’écran, si vous voulez',
  CLARIFICATION_FILES_OPTIONAL_TEXT: 'Elle nous aide quand le verrouillage met du temps à disparaître.',
  CLARIFICATION_FILES_FIELD: 'Photo ou PDF',
  CLARIFICATION_FILES_HINT:
    'Jusqu’à {count} fichiers de {size}\u00a0Mo, en JPEG, PNG, WebP ou PDF. Seuls nos techniciens et notre service client peuvent les ouvrir.',
  CLARIFICATION_FILES_UPLOAD: 'Ajouter',
  CLARIFICATION_FILES_ADDED: '{name} est ajouté.',
  CLARIFICATION_FILES_LIST: 'Fichiers ajoutés',
  CLARIFICATION_FILES_REMOVE: 'Retirer {name}',
  CLARIFICATION_FILES_REMOVED: '{name} est retiré.',
  CLARIFICATION_FILES_SENT: 'Ce que vous nous avez envoyé',

  CLARIFICATION_PROOF_REQUIRED: 'Ajoutez d’abord au moins un fichier.',

  CLARIFICATION_SEND_PROOF: 'Envoyer mon justificatif',
  CLARIFICATION_SEND_PROOF_TEXT:
    'Nous examinons vos fichiers et reprenons le contrôle. Vous ne pourrez plus les modifier.',
  CLARIFICATION_SEND_PROOF_CONFIRM: 'Oui, l’envoyer',
  CLARIFICATION_SEND_PROOF_QUESTION: 'Envoyer votre justificatif\u202f?',
  CLARIFICATION_SEND_PROOF_DONE: 'Merci, nous avons votre justificatif',
  CLARIFICATION_NO_PROOF: 'Je n’ai pas de justificatif',
  CLARIFICATION_NO_PROOF_TEXT:
    'Sans justificatif, nous ne pouvons pas acheter l’appareil. Nous vous le renvoyons à nos frais et sa vente s’arrête là.',
  CLARIFICATION_WITHOUT: 'Continuer sans',
  CLARIFICATION_WITHOUT_TEXT:
    'Nous contrôlons votre appareil sans cet élément. Si le prix change, vous recevez une nouvelle offre et vous décidez.',
  CLARIFICATION_WITHOUT_CONFIRM: 'Oui, continuer sans',
  CLARIFICATION_WITHOUT_QUESTION: 'Continuer sans cet élément\u202f?',
  CLARIFICATION_SEND_PART: 'Je vous l’envoie',
  CLARIFICATION_SEND_PART_TEXT:
    'Vous recevez une étiquette gratuite, ici et par e-mail. Nous attendons {days}\u00a0jours à partir d’aujourd’hui, et davantage une fois le colis en route.',
  CLARIFICATION_SEND_PART_CONFIRM: 'Obtenir mon étiquette',

  CLARIFICATION_PART: 'Votre étiquette pour l’élément manquant',
  CLARIFICATION_PART_REQUESTED: 'Nous la préparons. Vous la recevrez aussi par e-mail dans un instant.',
  CLARIFICATION_PART_BOOKED:
    'Emballez l’élément, collez l’étiquette et déposez le colis dans un point relais {carrier}. N’y mettez rien d’autre.',
  CLARIFICATION_PART_SCANNED:
    'Le colis est en route. Nous vous écrirons dès qu’il sera là et reprendrons le contrôle.',
  CLARIFICATION_PART_LABEL: 'Imprimer l’étiquette (PDF)',
  CLARIFICATION_PART_NUMBER: 'Numéro de suivi',
  CLARIFICATION_PART_ARRIVED: 'L’élément est arrivé',
} satisfies Record<keyof typeof source, string>
