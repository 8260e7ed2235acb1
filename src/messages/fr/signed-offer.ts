import type { signedOffer as source } from '#messages/en/signed-offer.ts'

/** Texts of the signed offer: its download, and the page that checks one. */
export const signedOffer = {
  SCREEN_VERIFY: 'Vérifier un reçu',
  SCREEN_VERIFY_LEAD:
    'Chaque vente donne lieu à un reçu que nous avons signé. Ici, votre navigateur vous dit si un reçu est authentique et ce qu’il contient.',

  SIGNED_OFFER_DOWNLOAD: 'Télécharger le reçu signé',
  SIGNED_OFFER_DOWNLOAD_TEXT:
    'Notre promesse par écrit, avec notre signature : vos appareils, vos réponses, les prix et les délais. Gardez-le ; personne ne peut le modifier, pas même nous.',
  SIGNED_OFFER_CHECK: 'Comment vérifier un reçu',

  VERIFY_PRIVATE:
    'Le reçu reste sur votre appareil : votre navigateur le vérifie lui-même, même sans réseau une fois cette page ouverte.',
  VERIFY_FILE: 'Choisir le fichier du reçu',
  VERIFY_FILE_HINT: 'Vous pouvez aussi le déposer sur cette page.',
  VERIFY_PASTE: 'Ou coller son texte',
  VERIFY_PASTE_HINT: 'Tout, de la première à la dernière accolade.',
  VERIFY_SUBMIT: 'Vérifier le reçu',
  VERIFY_NO_SCRIPT:
    'La vérification se fait dans votre navigateur et nécessite JavaScript. Vous trouverez plus bas comment faire sans.',

  VERIFY_GENUINE: 'Le reçu est authentique',
  VERIFY_GENUINE_TEXT: 'C’est exactement ce que nous avons signé. Rien n’a été modifié.',
  VERIFY_FORGED: 'Le reçu n’est pas authentique',
  VERIFY_FORGED_TEXT:
    'La signature ne correspond pas : quelque chose a été modifié, ou nous ne l’avons jamais signé. Ne vous y fiez pas.',
  VERIFY_UNKNOWN_KEY: 'Le reçu n’est pas signé avec notre clé',
  VERIFY_UNKNOWN_KEY_TEXT: 'Il indique la clé {keyId}, qui n’est pas la nôtre. Ne vous y fiez pas.',
  VERIFY_UNREADABLE: 'Ce n’est pas un reçu de notre part',
  VERIFY_UNREADABLE_TEXT:
    'Choisissez le fichier tel que vous l’avez téléchargé ou collez le texte en entier. Une image ou une impression ne peut pas être vérifiée.',
  VERIFY_UNKNOWN_FORM: 'Authentique, mais plus récent que cette page',
  VERIFY_UNKNOWN_FORM_TEXT:
    'Nous l’avons signé, sous une forme que cette page ne connaît pas. Rechargez la page et réessayez.',
  VERIFY_UNCHECKED: 'Ce navigateur ne sait pas vérifier les signatures',
  VERIFY_UNCHECKED_TEXT:
    'Cela ne dit rien du reçu. Mettez le navigateur à jour, prenez-en un autre ou vérifiez à la main comme indiqué plus bas.',

  SIGNED_OFFER_TITLE: 'Ce que nous avons promis',
  SIGNED_OFFER_NUMBER: 'Numéro de vente',
  SIGNED_OFFER_CREATED: 'Convenu le',
  SIGNED_OFFER_SEND_BY: 'Les prix valent si le colis est scanné au plus tard le',
  SIGNED_OFFER_ANSWER: 'Si nous avons une question',
  SIGNED_OFFER_ANSWER_TEXT:
    'La réponse est possible pendant {days} jours, et {secondDays} jours de plus après un second contrôle. Sans réponse, l’appareil est renvoyé gratuitement.',
  SIGNED_OFFER_RULE: 'Si nous constatons un écart',
  SIGNED_OFFER_RULE_NONE: 'Nous posons la question à chaque fois.',
  SIGNED_OFFER_RULE_ASK:
    'Un nouveau prix à partir de {share} de l’offre est accepté. En dessous, nous posons la question.',
  SIGNED_OFFER_RULE_RETURN:
    'Un nouveau prix à partir de {share} de l’offre est accepté. En dessous, l’appareil est renvoyé gratuitement.',
  SIGNED_OFFER_RULE_RECYCLE:
    'Un nouveau prix à partir de {share} de l’offre est accepté. En dessous, nous recyclons l’appareil.',
  SIGNED_OFFER_COUNT: '{count, plural, one {# appareil} other {# appareils, prix par appareil}}',
  SIGNED_OFFER_CONDITION: 'État',
  SIGNED_OFFER_ANSWERS: 'Réponses données à la vente',
  SIGNED_OFFER_ROUNDING: 'Arrondi à l’unité inférieure',
  SIGNED_OFFER_VOUCHER: 'Code promo {code}',
  SIGNED_OFFER_VERSIONS: 'Liste de prix {list}, règle de prix {rule}',

  VERIFY_BY_HAND: 'Vérifier sans cette page',
  VERIFY_BY_HAND_TEXT:
    'Il vous faut les programmes openssl et jq. Enregistrez le reçu sous signed-offer.json et notre clé publique sous key.pem, puis exécutez les commandes.',
  VERIFY_BY_HAND_KEY: 'Notre clé publique',
  VERIFY_BY_HAND_COMMANDS: 'Commandes',
  VERIFY_BY_HAND_RESULT: 'Si le reçu est authentique, la dernière répond : Signature Verified Successfully.',
  VERIFY_BY_HAND_KEYS: 'Notre clé pour les programmes',
} satisfies Record<keyof typeof source, string>
