import type { account as source } from '../en/account.ts'

/** Texts of the customer account: the sales so far, changing and leaving. */
export const account = {
  ACCOUNT_SAVED: 'C’est enregistré.',

  ACCOUNT_SIGNED_IN: 'Votre compte : {email}',
  ACCOUNT_CUSTOMER: 'Numéro de client {number}',
  ACCOUNT_SIGN_OUT: 'Se déconnecter',
  ACCOUNT_LINKS: 'Vos informations',
  ACCOUNT_DETAILS: 'Nom, mot de passe, données',
  ACCOUNT_ADDRESS: 'Adresse',
  ACCOUNT_PAYOUT: 'Coordonnées de versement',
  ACCOUNT_NOT_SET: 'À compléter',
  SALES_TITLE: 'Vos ventes',
  SALES_LOADING: 'Chargement de vos ventes…',
  SALES_FAILED: 'Impossible d’afficher vos ventes pour le moment. Vérifiez votre connexion et réessayez.',
  SALES_EMPTY: 'Aucune vente pour le moment',
  SALES_EMPTY_TEXT: 'Trouvez votre appareil, répondez à quelques questions et découvrez aussitôt votre prix.',
  SALES_EMPTY_BUTTON: 'Trouver un appareil',
  SALES_MORE: 'Voir les ventes plus anciennes',
  SALES_MORE_SHOWN:
    '{count, plural, one {# vente de plus affichée.} many {# de ventes de plus affichées.} other {# ventes de plus affichées.}}',
  SALES_SALE: 'Vente {number}',
  SALES_CREATED: 'Confirmée le {date}',
  SALES_PAID: 'Payé : {paid} sur {total, plural, one {# appareil} many {# d’appareils} other {# appareils}}',
  SALES_OPEN: 'Voir cette vente',
  SALES_TIMELINE: 'Suivi de la vente {number}',

  MANAGEMENT_PERSON: 'Nom et date de naissance',
  MANAGEMENT_PERSON_BUSINESS: 'Personne à contacter',
  MANAGEMENT_PERSON_HINT: 'Votre compte bancaire ou PayPal doit être à ce nom.',
  MANAGEMENT_COMPANY: '{company}, numéro de TVA {vatId}',
  MANAGEMENT_COMPANY_HINT: 'Pour modifier l’entreprise, écrivez-nous.',
  MANAGEMENT_NEWSLETTER: 'Newsletter',
  MANAGEMENT_NEWSLETTER_HINT:
    'Les prix de rachat et les nouveautés de la boutique, une fois par mois au plus, sauf autre choix de votre part. Désinscription en un clic.',
  MANAGEMENT_NEWSLETTER_TICK: 'Recevoir la newsletter par e-mail',
  MANAGEMENT_PHONE: 'Téléphone',
  MANAGEMENT_PHONE_HINT:
    'Uniquement si le transporteur ou notre équipe a une question. Pour supprimer le numéro, videz le champ.',
  FIELD_PHONE_NUMBER: 'Numéro de téléphone',
  MANAGEMENT_PASSWORD: 'Mot de passe',
  MANAGEMENT_PASSWORD_HINT: 'Un nouveau mot de passe vous déconnecte de tous les autres appareils.',
  MANAGEMENT_PASSWORD_SUBMIT: 'Changer mon mot de passe',
  MANAGEMENT_PASSWORD_DONE: 'Mot de passe modifié. Les autres appareils sont déconnectés.',
  SIGN_INS_TITLE: 'Vos connexions',
  SIGN_INS_HINT: 'Vous ne reconnaissez pas un appareil ? Déconnectez-le et changez votre mot de passe.',
  SIGN_INS_CURRENT: 'Cet appareil',
  SIGN_INS_SINCE: 'Connexion :',
  SIGN_INS_USED: 'Dernière utilisation :',
  SIGN_INS_END: 'Déconnecter',
  SIGN_INS_END_OF: 'Déconnecter {device}',
  SIGN_INS_ENDED: '{device} est déconnecté.',
  SIGN_INS_ALL: 'Se déconnecter partout',
  SIGN_INS_ALL_TEXT:
    'Tous les appareils seront déconnectés, y compris celui-ci. Les liens vers vos ventes dans nos anciens e-mails ne fonctionneront plus. Vous pouvez en demander de nouveaux à tout moment.',
  DEVICE_NAME: '{browser} sur {system}',
  DEVICE_UNKNOWN: 'Appareil inconnu',
  NOT_ME_TITLE: 'Ce n’était pas vous ?',
  NOT_ME_TEXT: 'Bloquez tout en un clic',
  NOT_ME_DEVICES:
    'Tous les appareils seront déconnectés et les anciens liens vers vos ventes ne fonctionneront plus.',
  NOT_ME_PASSWORD:
    'Votre mot de passe actuel ne fonctionnera plus. Vous recevrez par e-mail un lien pour en choisir un nouveau.',
  NOT_ME_PAYOUT:
    'Si quelqu’un a modifié vos coordonnées de versement, elles seront supprimées et les ventes concernées, bloquées.',
  NOT_ME_SUBMIT: 'Tout bloquer',
  NOT_ME_DONE: 'Tout est bloqué',
  NOT_ME_DONE_TEXT:
    'Tous les appareils sont déconnectés et votre ancien mot de passe ne fonctionne plus. Vous trouverez dans vos e-mails un lien pour en choisir un nouveau.',
  NOT_ME_INVALID_TEXT:
    'Il a déjà été utilisé ou a expiré. Si vous l’avez utilisé, vous avez reçu par e-mail un lien pour choisir un nouveau mot de passe. Vous pouvez aussi en demander un autre.',
  MANAGEMENT_EXPORT: 'Télécharger vos données',
  MANAGEMENT_EXPORT_TEXT:
    'Toutes vos données dans une seule archive : coordonnées, ventes, étiquettes d’envoi et fiches colis. Elle contient aussi vos numéros de compte : conservez-la en lieu sûr.',
  MANAGEMENT_EXPORT_SUBMIT: 'Télécharger (ZIP)',
  MANAGEMENT_EXPORT_DONE: 'Le téléchargement a commencé.',

  DELETE_TITLE: 'Supprimer le compte',
  DELETE_TEXT: 'La suppression est définitive.',
  DELETE_GONE:
    'Votre adresse, votre téléphone, votre date de naissance et vos coordonnées de versement sont effacés aussitôt.',
  DELETE_RUNNING:
    'Les ventes en cours continuent comme convenu : nous vous payons et vous envoyons les retours. Suivez-les avec les liens de nos e-mails.',
  DELETE_KEPT:
    'Les documents que la loi nous oblige à conserver sont bloqués, puis supprimés à la fin du délai légal.',
  DELETE_OPEN: 'Je veux supprimer mon compte',
  DELETE_CONFIRM: 'Saisissez votre adresse e-mail pour confirmer',
  DELETE_SUBMIT: 'Supprimer définitivement',
  DELETE_CANCEL: 'Garder mon compte',
  DELETE_DONE: 'Votre compte est supprimé',
  DELETE_DONE_TEXT: 'Merci de votre confiance. Vous pouvez continuer à vendre sans compte.',
  PROBLEM_EMAIL_DIFFERS: 'Ce n’est pas l’adresse de votre compte.',

  PAYMENT_CHANGE_CURRENT: 'Vos coordonnées de versement actuelles',
  PAYMENT_CHANGE_NONE: 'Vous n’avez pas encore indiqué de coordonnées de versement.',
  PAYMENT_CHANGE_BANK: 'Nouveau compte bancaire',
  PAYMENT_CHANGE_PAYPAL: 'Nouveau compte PayPal',
  PAYMENT_CHANGE_RUNNING:
    'Pour vos prochaines ventes. Les ventes en cours gardent leurs coordonnées. Chaque modification vous est confirmée par e-mail.',
  PAYMENT_CHANGE_EXISTS:
    'Un autre compte a été enregistré entre-temps. Il s’affiche ci-dessus. Enregistrez à nouveau pour le remplacer.',
  PAYMENT_CHANGE_DONE: 'C’est enregistré. Un e-mail vous confirme la modification.',
} satisfies Record<keyof typeof source, string>
