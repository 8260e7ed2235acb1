import type { signedOffer as source } from '#messages/en/signed-offer.ts'

/** Texts of the signed offer: its download, and the page that checks one. */
export const signedOffer = {
  SCREEN_VERIFY_LEAD:
    'Pour chaque vente, vous recevez une offre signée et un dossier. Ici, votre navigateur vous dit si votre fichier est authentique et ce qu’il contient.',

  SIGNED_OFFER_DOWNLOAD: 'Télécharger l’offre signée',
  SIGNED_OFFER_DOWNLOAD_TEXT:
    'Nos engagements par écrit, avec notre signature : vos appareils, vos réponses, les prix et les délais. Conservez ce fichier : toute modification se voit à la vérification.',
  SIGNED_OFFER_CHECK: 'Comment vérifier une offre signée',

  VERIFY_PRIVATE:
    'Le fichier reste sur votre appareil : votre navigateur le vérifie lui-même. Après une première vérification, cela fonctionne aussi hors connexion.',
  VERIFY_FILE: 'Choisir le fichier',
  VERIFY_FILE_HINT: 'Vous pouvez aussi le déposer sur cette page.',
  VERIFY_PASTE: 'Ou coller son texte',
  VERIFY_PASTE_HINT: 'Tout, de la première à la dernière accolade.',
  VERIFY_SUBMIT: 'Vérifier le fichier',
  VERIFY_NO_SCRIPT:
    'La vérification se fait dans votre navigateur et nécessite JavaScript. Plus bas, nous expliquons comment faire sans.',

  VERIFY_GENUINE: 'L’offre signée est authentique',
  VERIFY_GENUINE_TEXT: 'C’est exactement ce que nous avons signé. Rien n’a été modifié.',
  VERIFY_FORGED: 'L’offre signée n’est pas authentique',
  VERIFY_FORGED_TEXT:
    'La signature ne correspond pas : le fichier a été modifié, ou nous ne l’avons jamais signé. Ne vous y fiez pas.',
  VERIFY_UNKNOWN_KEY: 'Ce fichier n’est pas signé avec notre clé',
  VERIFY_UNKNOWN_KEY_TEXT: 'Il indique la clé {keyId}, qui n’est pas la nôtre. Ne vous y fiez pas.',
  VERIFY_UNREADABLE: 'Ce n’est pas un de nos fichiers signés',
  VERIFY_UNREADABLE_TEXT:
    'Choisissez le fichier tel que vous l’avez téléchargé ou collez son texte en entier. Une image, une impression ou un PDF ne peut pas être vérifié. Pour un certificat d’effacement, choisissez le dossier de vente.',
  VERIFY_UNKNOWN_FORM: 'Authentique, mais plus récent que cette page',
  VERIFY_UNKNOWN_FORM_TEXT:
    'Nous l’avons signé, sous une forme que cette page ne connaît pas. Rechargez la page et réessayez.',
  VERIFY_NOT_LOADED: 'La vérification n’a pas pu être chargée',
  VERIFY_NOT_LOADED_TEXT:
    'Vérifiez votre connexion, puis réessayez. Votre fichier n’a pas quitté cet appareil.',
  VERIFY_UNCHECKED: 'Ce navigateur ne sait pas vérifier les signatures',
  VERIFY_UNCHECKED_TEXT:
    'Cela ne dit rien du fichier. Mettez votre navigateur à jour, essayez-en un autre ou vérifiez à la main comme indiqué plus bas.',

  SIGNED_OFFER_TITLE: 'Ce que nous avons promis',
  SIGNED_OFFER_NUMBER: 'Numéro de vente',
  SIGNED_OFFER_CREATED: 'Conclue le',
  SIGNED_OFFER_SEND_BY: 'Prix garantis si le colis est scanné au plus tard le',
  SIGNED_OFFER_ANSWER: 'Si nous avons une question',
  SIGNED_OFFER_ANSWER_TEXT:
    'La réponse est possible pendant {days} jours, et {secondDays} jours de plus après un second contrôle. Sans réponse, l’appareil est renvoyé gratuitement, sauf si sa batterie est endommagée : il reste alors en lieu sûr.',
  SIGNED_OFFER_RULE: 'Si nous constatons un écart',
  SIGNED_OFFER_RULE_NONE: 'Nous posons la question à chaque fois.',
  SIGNED_OFFER_RULE_ASK:
    'Une nouvelle offre d’au moins {share} de la première est acceptée d’office. En dessous, nous posons la question.',
  SIGNED_OFFER_RULE_RETURN:
    'Une nouvelle offre d’au moins {share} de la première est acceptée d’office. En dessous, l’appareil est renvoyé gratuitement. Si la batterie est endommagée, nous posons toujours la question.',
  SIGNED_OFFER_RULE_RECYCLE:
    'Une nouvelle offre d’au moins {share} de la première est acceptée d’office. En dessous, nous recyclons l’appareil. Si la batterie est endommagée, nous posons toujours la question.',
  SIGNED_OFFER_COUNT: '{count, plural, one {# appareil} other {# appareils, prix par appareil}}',
  SIGNED_OFFER_CONDITION: 'État',
  SIGNED_OFFER_ANSWERS: 'Réponses données lors de la vente',
  SIGNED_OFFER_ROUNDING: 'Arrondi à l’unité inférieure',
  SIGNED_OFFER_VOUCHER: 'Code promo {code}',
  SIGNED_OFFER_VERSIONS: 'Liste de prix {list}, règle de prix {rule}',

  VERIFY_BY_HAND: 'Vérifier sans cette page',
  VERIFY_BY_HAND_TEXT:
    'Il vous faut les programmes openssl et jq. Enregistrez l’offre signée sous signed-offer.json et notre clé publique sous key.pem, puis exécutez les commandes.',
  VERIFY_BY_HAND_KEY: 'Notre clé publique',
  VERIFY_BY_HAND_COMMANDS: 'Commandes',
  VERIFY_BY_HAND_RESULT:
    'Si l’offre signée est authentique, la dernière répond : Signature Verified Successfully.',
  VERIFY_BY_HAND_KEYS: 'Notre clé pour les programmes',
} satisfies Record<keyof typeof source, string>
