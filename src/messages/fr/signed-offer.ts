import type { receipt as source } from '#messages/en/signed-offer.ts'

/** Texts of the signed receipt: where it is downloaded, and the page that checks one. */
export const receipt = {
  SCREEN_VERIFY: 'Vérifier un reçu',
  SCREEN_VERIFY_LEAD:
    'Chaque vente donne lieu à un reçu que nous avons signé. Ici, votre navigateur vous dit si un reçu est authentique et ce qu’il contient.',

  SEALED_DOWNLOAD: 'Télécharger le reçu signé',
  SEALED_DOWNLOAD_TEXT:
    'Notre promesse par écrit, avec notre signature : vos appareils, vos réponses, les prix et les délais. Gardez-le ; personne ne peut le modifier, pas même nous.',
  SEALED_CHECK: 'Comment vérifier un reçu',

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

  SEALED_TITLE: 'Ce que nous avons promis',
  SEALED_NUMBER: 'Numéro de vente',
  SEALED_CREATED: 'Convenu le',
  SEALED_SEND_BY: 'Les prix valent si le colis est scanné au plus tard le',
  SEALED_ANSWER: 'Si nous avons une question',
  SEALED_ANSWER_TEXT:
    'La réponse est possible pendant {days} jours, et {secondDays} jours de plus après un second contrôle. Sans réponse, l’appareil est renvoyé gratuitement.',
  SEALED_RULE: 'Si nous constatons un écart',
  SEALED_RULE_NONE: 'Nous posons la question à chaque fois.',
  SEALED_RULE_ASK:
    'Un nouveau prix à partir de {share} de l’offre est accepté. En dessous, nous posons la question.',
  SEALED_RULE_RETURN:
    'Un nouveau prix à partir de {share} de l’offre est accepté. En dessous, l’appareil est renvoyé gratuitement.',
  SEALED_RULE_RECYCLE:
    'Un nouveau prix à partir de {share} de l’offre est accepté. En dessous, nous recyclons l’appareil.',
  SEALED_COUNT: '{count, plural, one {# appareil} other {# appareils, prix par appareil}}',
  SEALED_CONDITION: 'État',
  SEALED_ANSWERS: 'Réponses données à la vente',
  SEALED_ROUNDING: 'Arrondi à l’unité inférieure',
  SEALED_VOUCHER: 'Code promo {code}',
  SEALED_VERSIONS: 'Liste de prix {list}, règle de prix {rule}',

  VERIFY_BY_HAND: 'Vérifier sans cette page',
  VERIFY_BY_HAND_TEXT:
    'Il vous faut les programmes openssl et jq. Enregistrez le reçu sous receipt.json et notre clé publique sous key.pem, puis exécutez les commandes.',
  VERIFY_BY_HAND_KEY: 'Notre clé publique',
  VERIFY_BY_HAND_COMMANDS: 'Commandes',
  VERIFY_BY_HAND_RESULT: 'Si le reçu est authentique, la dernière répond : Signature Verified Successfully.',
  VERIFY_BY_HAND_KEYS: 'Notre clé pour les programmes',
} satisfies Record<keyof typeof source, string>
