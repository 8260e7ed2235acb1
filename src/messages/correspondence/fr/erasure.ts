import type { erasure as source } from '#messages/correspondence/en/erasure.ts'

/** The certificates of erased devices, and the mails about them. */
export const erasure = {
  CERTIFICATE_TITLE: 'Certificat d’effacement',
  CERTIFICATE_LEAD: 'Nous confirmons que les données de cet appareil ont été effacées, et comment.',
  CERTIFICATE_FACTS: 'Ce qui a été effacé',
  CERTIFICATE_DEVICE: 'Appareil',
  CERTIFICATE_SERIAL: 'Numéro de série ou IMEI',
  CERTIFICATE_SERIAL_NONE: 'Illisible',
  CERTIFICATE_OPERATOR: 'Effacé par',
  CERTIFICATE_MOMENT: 'Date',
  CERTIFICATE_REFERENCE: 'Vente et appareil',
  CERTIFICATE_ID: 'Numéro du certificat',
  CERTIFICATE_REPLACES: 'Ce certificat en remplace un autre, établi plus tôt pour le même appareil.',
  CERTIFICATE_CHECK: 'Comment le vérifier',
  CERTIFICATE_CHECK_TEXT:
    'Ce certificat est signé et son empreinte figure dans notre registre public. Pour vérifier les deux, téléchargez le dossier de vente sur la page de votre vente et ouvrez-le sur {url}. L’empreinte affichée doit être celle ci-dessous.',
  CERTIFICATE_HASH: 'Empreinte (SHA-256)',
  CERTIFICATE_KEY: 'Clé',
  ERASURE_KEY_DESTRUCTION: 'Réinitialisation avec destruction de la clé',
  ERASURE_KEY_DESTRUCTION_TEXT:
    'Le stockage était chiffré. La réinitialisation a détruit la clé\u00a0: ce qui était enregistré ne peut plus être déchiffré.',
  ERASURE_OVERWRITE: 'Réécriture',
  ERASURE_OVERWRITE_TEXT: 'Tout le stockage a été réécrit avec d’autres données.',
  ERASURE_MEMORY_CLEARED: 'Mémoire interne effacée',
  ERASURE_MEMORY_CLEARED_TEXT:
    'La mémoire interne a été formatée et tous les réglages ont été réinitialisés. Les cartes mémoire ne sont pas concernées.',
  ERASURE_SHREDDING: 'Stockage broyé',
  ERASURE_SHREDDING_TEXT: 'Le stockage a été détruit mécaniquement.',
  MAIL_CERTIFICATE_SUBJECT:
    'Vente {tradeNumber}\u00a0: {count, plural, one {votre certificat d’effacement} other {# certificats d’effacement}}',
  MAIL_CERTIFICATE_PREHEADER:
    'Nous avons effacé {count, plural, one {votre appareil} other {vos appareils}}. Voici comment.',
  MAIL_CERTIFICATE_TITLE:
    '{count, plural, one {Votre appareil est effacé} other {Vos appareils sont effacés}}',
  MAIL_CERTIFICATE_TEXT: 'Voici comment nous avons effacé les données\u00a0:',
  MAIL_CERTIFICATE_DEVICES: 'Effacé',
  MAIL_CERTIFICATE_ATTACHED:
    '{count, plural, one {Le certificat est en pièce jointe. Vous le retrouvez aussi} other {Les certificats sont en pièces jointes. Vous les retrouvez aussi}} sur la page de votre vente.',
  MAIL_CERTIFICATE_ON_PAGE: 'Vous pouvez télécharger les certificats sur la page de votre vente.',
  MAIL_CERTIFICATE_REPLACES:
    '{count, plural, one {Un certificat en remplace un autre, que vous avez déjà.} other {# certificats en remplacent d’autres, que vous avez déjà.}}',
  MAIL_CERTIFICATE_WITHDRAWN_SUBJECT:
    'Vente {tradeNumber}\u00a0: {count, plural, one {un certificat d’effacement n’est pas valable} other {# certificats d’effacement ne sont pas valables}}',
  MAIL_CERTIFICATE_WITHDRAWN_TITLE:
    '{count, plural, one {Un certificat d’effacement n’est pas valable} other {Des certificats d’effacement ne sont pas valables}}',
  MAIL_CERTIFICATE_WITHDRAWN_TEXT:
    'Nous avons fait une erreur. {count, plural, one {Cet appareil n’est pas encore effacé et son certificat n’est plus valable. Vous en recevrez un nouveau} other {Ces appareils ne sont pas encore effacés et leurs certificats ne sont plus valables. Vous en recevrez de nouveaux}} dès que ce sera fait. Veuillez nous excuser.',
  MAIL_CERTIFICATE_WITHDRAWN_DEVICES: 'Pas encore effacé',
} satisfies Record<keyof typeof source, string>
