import type { contact as source } from '../en/contact.ts'

/** Texts of the contact form. */
export const contact = {
  CONTACT_TITLE: 'Écrivez-nous',
  CONTACT_SUBJECT: 'De quoi s’agit-il ?',
  CONTACT_SUBJECT_NONE: 'Choisissez un sujet',
  CONTACT_SUBJECT_OFFER_PRICE: 'Une offre ou un prix',
  CONTACT_SUBJECT_DEVICE_MISSING: 'Mon appareil n’est pas dans la liste',
  CONTACT_SUBJECT_SHIPPING_LABEL: 'Étiquette d’envoi et colis',
  CONTACT_SUBJECT_TRADE_STATUS: 'Où en est ma vente',
  CONTACT_SUBJECT_CLARIFICATION: 'Une question de votre équipe ou une nouvelle offre',
  CONTACT_SUBJECT_PAYOUT: 'Versement',
  CONTACT_SUBJECT_RETURN: 'Retour d’un appareil',
  CONTACT_SUBJECT_ACCOUNT_PRIVACY: 'Compte et données personnelles',
  CONTACT_SUBJECT_BUSINESS: 'Vendre en tant qu’entreprise',
  CONTACT_SUBJECT_VOUCHER: 'Code promo',
  CONTACT_SUBJECT_OTHER: 'Autre chose',
  CONTACT_TRADE: 'Numéro de vente',
  CONTACT_TRADE_OPTIONAL: 'Numéro de vente (facultatif)',
  CONTACT_TRADE_HINT:
    'Il figure dans chaque e-mail concernant votre vente : deux groupes de quatre caractères.',
  CONTACT_TRADE_HINT_OTHER:
    'Il figure dans chaque e-mail concernant votre vente. Vous ne l’avez pas sous la main ? Choisissez « {other} ».',
  CONTACT_DEVICE: 'Appareil',
  CONTACT_DEVICE_OPTIONAL: 'Appareil (facultatif)',
  CONTACT_DEVICE_HINT: 'Marque, modèle et, si vous la connaissez, la capacité de stockage.',
  CONTACT_NAME: 'Votre nom',
  CONTACT_EMAIL_HINT: 'Nous vous répondrons à cette adresse.',
  CONTACT_MESSAGE: 'Votre message',
  CONTACT_COUNT: '{count} caractères sur {max}',
  CONTACT_PRIVACY:
    'Ces informations nous servent à vous répondre. Elles sont effacées au plus tard au bout {years, plural, one {d’un an} other {de # ans}}.',
  CONTACT_PRIVACY_LINK: 'Données personnelles',
  CONTACT_SEND: 'Envoyer le message',
  CONTACT_SENDING: 'Envoi en cours…',
  CONTACT_FAILED:
    'L’envoi a échoué. Votre texte est toujours là : réessayez dans un instant ou écrivez à {mail}.',
  CONTACT_BUSY:
    '{minutes, plural, one {Trop de messages en peu de temps. Réessayez dans une minute ou écrivez à {mail}.} other {Trop de messages en peu de temps. Réessayez dans # minutes ou écrivez à {mail}.}}',
  CONTACT_EARLIER:
    'Nous avons déjà reçu une première version de votre message. Vos dernières modifications n’y figurent pas.',
  CONTACT_EARLIER_KEEP: 'Garder cette version',
  CONTACT_EARLIER_SEND: 'Envoyer aussi la nouvelle version',
  CONTACT_SENT: 'Nous avons bien reçu votre message',
  CONTACT_SENT_TEXT: 'Nous vous répondrons à {email}.',
  CONTACT_SENT_TEXT_ANY: 'Nous vous répondrons à l’adresse e-mail indiquée.',
  CONTACT_SENT_FROM: 'La réponse viendra de {mail}. Si vous ne la voyez pas, regardez dans vos indésirables.',
  CONTACT_AGAIN: 'Écrire un autre message',
  CONTACT_DIRECT: 'Sans formulaire',
  CONTACT_DIRECT_TEXT: 'Par e-mail ou par téléphone, vous joignez la même équipe.',
  CONTACT_PARTNER_TEXT: 'Le service client de {partner} vous aide aussi.',
  CONTACT_MAIL: 'E-mail',
  CONTACT_PHONE: 'Téléphone',
  PROBLEM_SUBJECT_UNKNOWN: 'Choisissez un sujet dans la liste.',
  PROBLEM_TRADE_NUMBER_FORMAT:
    'Un numéro de vente compte huit caractères, par exemple 12AB-34CD. Vérifiez la saisie.',
  PROBLEM_MESSAGE_TOO_SHORT: 'Donnez-nous un peu plus de détails : au moins {min} caractères.',
} satisfies Record<keyof typeof source, string>
