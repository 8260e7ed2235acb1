import type { parts as source } from '#messages/correspondence/en/parts.ts'

/** The mails about the parcel with a part that was missing. */
export const parts = {
  MAIL_PART_LABEL_SUBJECT: 'Vente {tradeNumber}\u00a0: votre étiquette pour l’élément manquant',
  MAIL_PART_LABEL_PREHEADER: 'Envoyez-le au plus tard le {date}.',
  MAIL_PART_LABEL_TITLE: 'Voici votre étiquette',
  MAIL_PART_LABEL_TEXT:
    'Merci de nous envoyer l’élément manquant. L’étiquette est en pièce jointe et l’envoi est gratuit. Pas d’imprimante\u202f? Montrez ce QR code dans un point relais {carrier}.',
  MAIL_PART_LABEL_PACK:
    'Protégez bien l’élément et placez-le dans un carton ou une enveloppe à bulles. Pas besoin de fiche colis.',
  MAIL_PART_LABEL_STICK: 'Collez l’étiquette ou montrez le QR code.',
  MAIL_PART_LABEL_SEND:
    'Déposez le colis au plus tard le {date}. S’il n’est pas en route d’ici là, nous vous renvoyons l’appareil gratuitement.',
  MAIL_PART_LABEL_ELSE:
    'Vous ne retrouvez pas l’élément\u202f? Dites-le-nous sur la page. Nous pouvons continuer sans lui ou vous renvoyer l’appareil gratuitement.',
  MAIL_PART_LABEL_BUTTON: 'Voir toutes les options',
  MAIL_PART_ARRIVED_TEXT: 'L’élément manquant est arrivé.',
  MAIL_FACT_PART: 'Élément manquant',
} satisfies Record<keyof typeof source, string>
