import type { clarification as source } from '../en/clarification.ts'

/** Texts of a question to the seller after inspection: about the price, or about something to do. */
export const clarification = {
  CLARIFICATION_SALE: 'Vente {number}',
  CLARIFICATION_PRICE_TITLE: 'Nous pouvons vous payer {price} au lieu de {quoted}',
  CLARIFICATION_PRICE_LEAD:
    'Nous avons contrôlé votre appareil : il diffère de votre description. Voici les écarts, avec une photo pour chacun et son effet sur le prix. C’est vous qui décidez de la suite.',
  CLARIFICATION_SECOND_LEAD:
    'Une autre personne a contrôlé votre appareil et constaté, elle aussi, des écarts. Le meilleur des deux résultats compte. C’est vous qui décidez de la suite.',
  CLARIFICATION_QUOTED: 'Notre offre',
  CLARIFICATION_NEW: 'Nouveau prix',
  CLARIFICATION_DECIDE: 'Voir vos options',

  CLARIFICATION_NO_BUY: 'Nous ne pouvons pas acheter cet appareil',
  CLARIFICATION_NO_BUY_TEXT:
    'Ce que nous avons constaté exclut un achat. C’est vous qui décidez de la suite.',
  CLARIFICATION_NO_BUY_DANGEROUS_GOODS:
    'La batterie est gonflée et peut prendre feu. Nous n’avons pas le droit d’acheter un tel appareil, et aucun transporteur ne peut le prendre : nous ne pouvons pas non plus vous le renvoyer. Avec votre accord, nous le recyclons en toute sécurité et gratuitement, ou une autre personne le contrôle encore une fois.',
  CLARIFICATION_NO_BUY_FUNGUS:
    'Il y a des champignons sur le verre. Impossible de les éliminer, et ils gagnent les autres objectifs : nous ne pourrions pas le revendre. C’est vous qui décidez de la suite.',
  CLARIFICATION_NO_BUY_NO_PICTURE:
    'L’écran n’affiche aucune image. Le réparer coûte plus cher qu’il ne vaut. C’est vous qui décidez de la suite.',
  CLARIFICATION_NO_BUY_PANEL_BROKEN:
    'La dalle est cassée. La remplacer coûte plus cher que l’écran ne vaut. C’est vous qui décidez de la suite.',
  CLARIFICATION_NO_BUY_BANNED:
    'La console est bannie de son service en ligne : personne ne pourrait l’utiliser pleinement. C’est vous qui décidez de la suite.',
  CLARIFICATION_NO_BUY_MODDED:
    'La console a été ouverte, ou son matériel ou son logiciel a été modifié. Nous n’achetons pas ces consoles. C’est vous qui décidez de la suite.',
  CLARIFICATION_NO_BUY_TOO_LOW:
    'Avec ces constats, le prix passe sous le minimum que nous payons. Nous ne faisons pas d’offre symbolique. C’est vous qui décidez de la suite.',

  CLARIFICATION_FINDINGS: 'Ce que nous avons constaté',
  CLARIFICATION_SAID: 'Votre réponse',
  CLARIFICATION_FOUND: 'Notre constat',
  CLARIFICATION_PHOTO: 'En photo',
  CLARIFICATION_EFFECT: 'Effet sur le prix',
  CLARIFICATION_NOT_ASKED: 'non demandé',
  CLARIFICATION_NO_PHOTO: 'sans photo',
  CLARIFICATION_PHOTO_ALT: 'Photo {number} du contrôle : {question} {found}',
  CLARIFICATION_PHOTO_LARGE: 'Voir en grand',
  CLARIFICATION_PHOTO_CLOSE: 'Fermer',
  CLARIFICATION_ROUNDING: 'Arrondi',
  CLARIFICATION_DIFFERENCE: 'Différence',

  CLARIFICATION_SUM: 'Comment se calcule le nouveau prix',
  CLARIFICATION_SUM_TEXT:
    'La même règle et la même liste de prix que pour votre offre. Seules les lignes mises en évidence diffèrent de vos réponses.',
  CLARIFICATION_SUM_CHANGED: 'diffère de votre réponse',
  CLARIFICATION_CHECKING: 'Votre navigateur vérifie…',
  CLARIFICATION_SUM_EQUAL:
    'Votre navigateur a refait ce calcul lui-même et trouve {price}. C’est exactement notre chiffre.',
  CLARIFICATION_SUM_DIFFERS:
    'Votre navigateur trouve un autre résultat. Il y a une erreur de notre côté : ne décidez rien pour l’instant et écrivez-nous.',
  CLARIFICATION_SUM_NO_SCRIPT:
    'Avec JavaScript, votre navigateur refait ce calcul lui-même et le compare au nôtre.',

  CLARIFICATION_PROOF: 'Contrôlé sans connaître vos réponses',
  CLARIFICATION_PROOF_TEXT:
    'Notre constat a été fixé le {date}, avant que la personne chargée du contrôle puisse voir vos réponses. Depuis, un sceau numérique le protège.',
  CLARIFICATION_PROOF_VALID: 'Votre navigateur a vérifié le sceau : il correspond à ce que vous voyez ici.',
  CLARIFICATION_PROOF_INVALID:
    'Le sceau ne correspond pas à ce que vous voyez ici. Il y a une erreur de notre côté : ne décidez rien pour l’instant et écrivez-nous.',
  CLARIFICATION_PROOF_UNCHECKED:
    'Ce navigateur ne peut pas vérifier le sceau. Tout programme qui calcule un SHA-256 le peut.',
  CLARIFICATION_PROOF_NO_SCRIPT: 'Avec JavaScript, votre navigateur vérifie le sceau lui-même.',
  CLARIFICATION_PROOF_DETAILS: 'Vérifier le sceau vous-même',
  CLARIFICATION_PROOF_HOW:
    'Le sceau est le SHA-256 du texte ci-dessous, caractère par caractère. Si un seul changeait, le sceau changerait aussi.',
  CLARIFICATION_PROOF_FOUND: 'Ce qui a été scellé',
  CLARIFICATION_PROOF_SEAL: 'Sceau (SHA-256)',

  CLARIFICATION_ANSWERS: 'Que souhaitez-vous ?',
  CLARIFICATION_ANSWER_BY: 'Vous avez jusqu’au {date}.',
  CLARIFICATION_LEFT_DAYS: '{count, plural, one {Il reste # jour.} other {Il reste # jours.}}',
  CLARIFICATION_LEFT_HOURS: '{count, plural, one {Il reste # heure.} other {Il reste # heures.}}',
  CLARIFICATION_LEFT_SOON: 'Il reste moins d’une heure.',
  CLARIFICATION_LEFT_NONE: 'Ce délai est écoulé.',
  CLARIFICATION_SILENCE:
    'Sans réponse d’ici là, votre appareil vous revient gratuitement. Le silence n’est jamais un oui.',
  CLARIFICATION_SILENCE_KEPT:
    'Sans réponse d’ici là, nous gardons votre appareil en lieu sûr et vous contactons par e-mail ou par téléphone. Vous pourrez encore répondre ici ensuite. Le silence n’est jamais un oui.',

  CLARIFICATION_ACCEPT: 'Accepter {price}',
  CLARIFICATION_ACCEPT_TEXT:
    'Nous achetons votre appareil à {price} et ordonnons le paiement sur votre compte. Cette décision est définitive.',
  CLARIFICATION_ACCEPT_CONFIRM: 'Oui, accepter {price}',
  CLARIFICATION_ACCEPT_QUESTION: 'Accepter {price} ?',
  CLARIFICATION_ACCEPT_DONE: 'Vous avez accepté {price}',
  CLARIFICATION_ACCEPT_NEXT:
    'Nous ordonnons le paiement sur votre compte et vous écrivons dès que l’argent est en route.',
  CLARIFICATION_RETURN: 'Me le renvoyer gratuitement',
  CLARIFICATION_RETURN_TEXT:
    'Nous renvoyons votre appareil à votre adresse, à nos frais. La vente de cet appareil s’arrête là.',
  CLARIFICATION_RETURN_CONFIRM: 'Oui, me le renvoyer',
  CLARIFICATION_RETURN_QUESTION: 'Récupérer votre appareil ?',
  CLARIFICATION_RETURN_DONE: 'Votre appareil vous revient',
  CLARIFICATION_RETURN_NEXT:
    'Nous l’emballons et vous envoyons le numéro de suivi dès que le colis est en route. Vous ne payez rien.',
  CLARIFICATION_RECYCLE: 'Le faire recycler',
  CLARIFICATION_RECYCLE_TEXT:
    'Nous recyclons votre appareil dans les règles. Vous ne recevez pas d’argent, et cette décision est définitive.',
  CLARIFICATION_RECYCLE_CONFIRM: 'Oui, le recycler',
  CLARIFICATION_RECYCLE_QUESTION: 'Faire recycler votre appareil ?',
  CLARIFICATION_RECYCLE_DONE: 'Nous recyclons votre appareil',
  CLARIFICATION_RECYCLE_NEXT: 'Vous n’avez plus rien à faire. Vous ne payez rien.',
  CLARIFICATION_APPEAL: 'Demander un second contrôle',
  CLARIFICATION_APPEAL_TEXT:
    'Une autre personne contrôle à nouveau votre appareil, gratuitement. Si vous avez raison, nous payons ce que nous avions offert. Si l’écart se confirme, vous avez encore 7 jours pour décider. Cela ne peut pas faire baisser votre prix. Possible une seule fois.',
  CLARIFICATION_APPEAL_CONFIRM: 'Oui, contrôler à nouveau',
  CLARIFICATION_APPEAL_QUESTION: 'Faire contrôler à nouveau votre appareil ?',
  CLARIFICATION_APPEAL_DONE: 'Votre appareil est contrôlé une seconde fois',
  CLARIFICATION_APPEAL_NEXT: 'Une autre personne s’en charge. Nous vous communiquerons le résultat.',
  CLARIFICATION_DONE: 'C’est fait',
  CLARIFICATION_DONE_TEXT: 'Nous examinons à nouveau votre appareil et vous communiquons le résultat.',
  CLARIFICATION_DONE_CONFIRM: 'Oui, examinez-le à nouveau',
  CLARIFICATION_DONE_QUESTION: 'Est-ce fait ?',
  CLARIFICATION_DONE_DONE: 'Merci, nous l’examinons à nouveau',
  CLARIFICATION_DONE_NEXT: 'Nous poursuivons le contrôle de votre appareil et vous communiquons le résultat.',

  CLARIFICATION_ANSWERED_AT: 'Réponse donnée le {date}.',
  CLARIFICATION_ANSWERED_BY_RULE: 'Décidé le {date} selon la règle que vous avez choisie lors de la vente.',
  CLARIFICATION_CLOCK_DONE: 'Le délai de réponse est écoulé : votre appareil vous revient',
  CLARIFICATION_SENDING: 'Un instant…',
  CLARIFICATION_FAILED: 'Cela n’a pas fonctionné. Rechargez la page et réessayez.',
  CLARIFICATION_FAILED_NO_ANSWER:
    'Pas de réponse. Vérifiez votre connexion et réessayez : votre décision ne compte qu’une fois.',
  CLARIFICATION_FAILED_BUSY: 'Trop d’essais en peu de temps. Attendez une minute et réessayez.',
  CLARIFICATION_QUICK_TEXT: 'Ouvrir cette page ne décide de rien. Seul ce bouton compte.',
  CLARIFICATION_QUICK_ALL: 'Voir les photos, le calcul et les autres réponses',
  CLARIFICATION_QUICK_GUIDE: 'Voir le guide et les autres réponses',

  CLARIFICATION_GUIDE: 'Comment faire',
  CLARIFICATION_LOCK_APPLE: 'Retirez votre appareil d’iCloud',
  CLARIFICATION_LOCK_APPLE_LEAD:
    'La fonction Localiser est encore active. Tant qu’elle l’est, l’appareil reste lié à votre compte Apple et personne d’autre ne peut s’en servir. Vous n’avez pas besoin de l’avoir en main.',
  CLARIFICATION_LOCK_APPLE_1:
    'Ouvrez icloud.com/find et connectez-vous avec le compte Apple utilisé sur l’appareil.',
  CLARIFICATION_LOCK_APPLE_2: 'Choisissez l’appareil dans la liste, puis « Supprimer cet appareil ».',
  CLARIFICATION_LOCK_APPLE_3: 'Revenez sur cette page et choisissez « C’est fait ».',
  CLARIFICATION_LOCK_GOOGLE: 'Retirez le compte Google',
  CLARIFICATION_LOCK_GOOGLE_LEAD:
    'L’appareil est réinitialisé, mais un compte Google le protège encore. Sans ce compte, personne ne peut le configurer. Vous n’avez pas besoin de l’avoir en main.',
  CLARIFICATION_LOCK_GOOGLE_1:
    'Ouvrez myaccount.google.com/device-activity et connectez-vous avec le compte utilisé sur l’appareil.',
  CLARIFICATION_LOCK_GOOGLE_2: 'Choisissez l’appareil et déconnectez-le.',
  CLARIFICATION_LOCK_GOOGLE_3:
    'Revenez sur cette page et choisissez « C’est fait ». Google peut mettre une journée à lever le verrou ; nous attendons.',
  CLARIFICATION_LOCK_SAMSUNG: 'Retirez le compte Samsung',
  CLARIFICATION_LOCK_SAMSUNG_LEAD:
    'L’appareil est encore lié à un compte Samsung et ne peut pas être configuré sans lui. Vous n’avez pas besoin de l’avoir en main.',
  CLARIFICATION_LOCK_SAMSUNG_1:
    'Ouvrez account.samsung.com et connectez-vous avec le compte utilisé sur l’appareil.',
  CLARIFICATION_LOCK_SAMSUNG_2:
    'Choisissez l’appareil sous « Appareils », puis déconnectez-le ou supprimez-le.',
  CLARIFICATION_LOCK_SAMSUNG_3: 'Revenez sur cette page et choisissez « C’est fait ».',
  CLARIFICATION_LOCK_MDM: 'Faites libérer l’appareil',
  CLARIFICATION_LOCK_MDM_LEAD:
    'L’appareil est géré par une entreprise ou une école. Elle seule peut le libérer ; d’ici là, personne ne peut le configurer.',
  CLARIFICATION_LOCK_MDM_1:
    'Demandez au service informatique de retirer l’appareil de sa gestion. L’effacer ne suffit pas.',
  CLARIFICATION_LOCK_MDM_2: 'Attendez sa confirmation, de préférence par écrit.',
  CLARIFICATION_LOCK_MDM_3: 'Revenez sur cette page et choisissez « C’est fait ».',
  CLARIFICATION_LOCK_FIRMWARE: 'Il nous faut le mot de passe du firmware',
  CLARIFICATION_LOCK_FIRMWARE_LEAD:
    'L’appareil demande un mot de passe avant de démarrer. Nous ne pouvons ni le contrôler ni l’effacer.',
  CLARIFICATION_LOCK_FIRMWARE_1:
    'Si vous utilisez aussi ce mot de passe ailleurs, changez-le là-bas d’abord.',
  CLARIFICATION_LOCK_FIRMWARE_2:
    'Répondez à notre e-mail avec le mot de passe. Vous ne le connaissez plus ? Envoyez-nous la facture de l’appareil : elle permet au fabricant de le retirer.',
  CLARIFICATION_LOCK_FIRMWARE_3: 'Revenez sur cette page et choisissez « C’est fait ».',
  CLARIFICATION_LOCK_CONSOLE: 'Déconnectez la console de votre compte',
  CLARIFICATION_LOCK_CONSOLE_LEAD:
    'La console est encore liée à un compte comme console principale. Vous n’avez pas besoin de l’avoir en main.',
  CLARIFICATION_LOCK_CONSOLE_1:
    'Connectez-vous à votre compte : PlayStation, Microsoft ou Nintendo, selon la console.',
  CLARIFICATION_LOCK_CONSOLE_2: 'Ouvrez la liste de vos appareils, puis désactivez ou supprimez la console.',
  CLARIFICATION_LOCK_CONSOLE_3: 'Revenez sur cette page et choisissez « C’est fait ».',
  CLARIFICATION_OWNERSHIP_PROOF: 'Montrez-nous que l’appareil est à vous',
  CLARIFICATION_OWNERSHIP_PROOF_LEAD:
    'Pour certains appareils, nous demandons une preuve d’achat. Ce n’est pas un soupçon : cela protège les personnes dont l’appareil a été volé.',
  CLARIFICATION_OWNERSHIP_PROOF_1:
    'Cherchez une facture, un ticket, une confirmation de commande ou un contrat qui mentionne l’appareil. Une photo de la boîte avec le numéro de série aide aussi.',
  CLARIFICATION_OWNERSHIP_PROOF_2:
    'Répondez à notre e-mail en joignant une photo ou un PDF. Vous pouvez masquer ce qui ne concerne pas l’appareil.',
  CLARIFICATION_OWNERSHIP_PROOF_3: 'Revenez sur cette page et choisissez « C’est fait ».',
  CLARIFICATION_PAYOUT_NAME: 'Le compte est à un autre nom',
  CLARIFICATION_PAYOUT_NAME_LEAD:
    'Nous ne pouvons payer que sur un compte de la personne qui vend. Celui que vous avez indiqué appartient à quelqu’un d’autre.',
  CLARIFICATION_PAYOUT_NAME_1:
    'Ouvrez la page de votre vente. L’e-mail qui vous a conduit ici a un bouton pour cela, « Voir ma vente » ; avec un compte client, vous l’y trouvez aussi. Pour votre sécurité, cette page n’y mène pas : qui la verrait pourrait changer la destination de l’argent.',
  CLARIFICATION_PAYOUT_NAME_2: 'Choisissez « Changer de compte » et indiquez un compte à votre nom.',
  CLARIFICATION_PAYOUT_NAME_3: 'Revenez sur cette page et choisissez « C’est fait ».',
  CLARIFICATION_MISSING_PART_LEAD:
    'Une pièce comprise dans votre offre n’est pas arrivée avec l’appareil. Vous pouvez l’envoyer à nos frais.',
  CLARIFICATION_MISSING_PART_1: 'Regardez si la pièce est restée là où vous avez préparé le colis.',
  CLARIFICATION_MISSING_PART_2:
    'Répondez à notre e-mail. Vous avez encore la pièce ? Nous vous envoyons une étiquette gratuite. Vous ne l’avez plus ? Nous calculons le prix sans elle, et vous décidez.',
  CLARIFICATION_MISSING_PART_3:
    'Une fois la pièce en route, ou si vous nous avez écrit que vous ne l’avez plus, choisissez « C’est fait ».',
} satisfies Record<keyof typeof source, string>
