import type { account as source } from '../en/account.ts'

/** Texts of the customer account: signing in, registering, the sales so far, changing and leaving. */
export const account = {
  ACCOUNT_LOADING: 'Chargement de votre compte…',
  ACCOUNT_NO_SCRIPT:
    'Votre compte a besoin de JavaScript. Vous pouvez aussi vendre par e-mail : écrivez-nous, et nous créerons la vente pour vous.',
  RESET_NO_SCRIPT: 'Cette page a besoin de JavaScript. Sinon, répondez à notre e-mail et nous vous aiderons.',
  ACCOUNT_FAILED:
    'Votre compte ne peut pas s’afficher pour le moment. Vérifiez votre connexion et réessayez.',
  ACCOUNT_RETRY: 'Réessayer',
  ACCOUNT_SAVED: 'C’est enregistré.',
  ACCOUNT_BACK: 'Revenir au compte',

  SIGN_IN_TITLE: 'Connexion',
  SIGN_IN_SUBMIT: 'Se connecter',
  SIGN_IN_FAILED:
    'L’e-mail et le mot de passe ne vont pas ensemble, ou l’adresse n’est pas encore confirmée. Cherchez notre e-mail ou choisissez un nouveau mot de passe.',
  SIGN_IN_REMEMBER: 'Se souvenir de moi sur cet appareil',
  SIGN_IN_REMEMBER_HINT: 'Seulement sur un appareil à vous, pendant {days} jours ou jusqu’à la déconnexion.',
  SIGN_IN_FORGOT: 'Mot de passe oublié ?',
  SIGN_IN_ENDED: 'Votre session a expiré. Veuillez vous reconnecter.',
  SIGN_IN_OUT: 'Déconnexion effectuée.',
  SIGN_IN_NEW: 'Première visite ?',
  SIGN_IN_NEW_TEXT:
    'Avec un compte, vous voyez toutes vos ventes au même endroit et ne saisissez vos coordonnées qu’une fois. Vous pouvez aussi vendre sans compte.',
  SIGN_IN_REGISTER: 'Créer un compte',
  FIELD_PASSWORD: 'Mot de passe',
  FIELD_PASSWORD_NEW: 'Nouveau mot de passe',
  FIELD_PASSWORD_CURRENT: 'Mot de passe actuel',
  FIELD_PASSWORD_HINT:
    'Au moins {min} caractères. Une courte phrase est facile à retenir et difficile à deviner.',
  PASSWORD_SHOW: 'Afficher',
  PASSWORD_HIDE: 'Masquer',
  PASSWORD_SHOW_OF: 'Afficher : {field}',
  PASSWORD_HIDE_OF: 'Masquer : {field}',
  PASSWORD_MISSING:
    '{count, plural, one {Encore un caractère} many {Encore # de caractères} other {Encore # caractères}}',
  PASSWORD_LONG_ENOUGH: 'Longueur suffisante',
  PROBLEM_PASSWORD_TOO_SHORT: 'Utilisez au moins {min} caractères.',
  PROBLEM_PASSWORD_TOO_LONG: 'Utilisez {max} caractères au maximum.',
  PROBLEM_PASSWORD_COMMON:
    'Ce mot de passe est l’un des premiers que d’autres essaieraient. Choisissez-en un autre.',
  PROBLEM_PASSWORD_PERSONAL: 'N’y mettez ni votre nom, ni votre adresse e-mail, ni le nom de cette boutique.',

  REGISTER_SUBMIT: 'Créer mon compte',
  REGISTER_KIND_PRIVATE: 'Je vends à titre privé',
  REGISTER_KIND_BUSINESS: 'Je vends pour une entreprise',
  REGISTER_KIND: 'Qui vend ?',
  REGISTER_COMPANY: 'Votre entreprise',
  REGISTER_CONTACT: 'Personne à contacter',
  REGISTER_PERSON: 'À propos de vous',
  REGISTER_ACCESS: 'Vos identifiants',
  REGISTER_EMAIL_HINT:
    'Nous y envoyons un lien. Dès que vous l’ouvrez, les ventes faites avec cette adresse rejoignent votre compte.',
  REGISTER_DONE: 'Consultez votre messagerie',
  REGISTER_DONE_TEXT:
    'Nous avons écrit à {email}. Ouvrez le lien de cet e-mail pour terminer. Rien n’est arrivé ? Regardez dans le courrier indésirable et vérifiez l’adresse.',
  REGISTER_DONE_AGAIN: 'Utiliser une autre adresse',
  REGISTER_HAS_ACCOUNT: 'Vous avez déjà un compte ?',
  REGISTER_WHY: 'Ce qu’apporte un compte',
  REGISTER_WHY_HISTORY: 'Toutes vos ventes et leur suivi, même celles faites sans compte',
  REGISTER_WHY_DETAILS: 'Adresse et compte de paiement remplis pour vous',
  REGISTER_WHY_LEAVE: 'Vos données à télécharger ou le compte à supprimer quand vous voulez',

  ACTIVATE_TITLE: 'Confirmez votre adresse',
  ACTIVATE_TEXT:
    'Saisissez le mot de passe choisi lors de votre inscription. Votre compte sera prêt et la connexion se fera aussitôt. Cette inscription ne vient pas de vous ? Fermez simplement cette page : sans le mot de passe, rien ne se passe.',
  ACTIVATE_SUBMIT: 'Confirmer et me connecter',
  ACTIVATE_SIGNED_IN: 'Votre adresse est confirmée. Bienvenue dans votre compte.',
  ACTIVATE_OVERVIEW: 'Accéder à mon compte',
  ACTIVATE_DONE: 'Votre compte est prêt',
  ACTIVATE_DONE_TEXT: 'Votre adresse est confirmée. Vous pouvez maintenant vous connecter.',
  ACTIVATE_FAILED: 'Ce lien ne fonctionne plus',
  ACTIVATE_FAILED_TEXT:
    'Il a déjà servi ou il est trop ancien. Si votre adresse est déjà confirmée, connectez-vous. Sinon, recommencez l’inscription : nous vous enverrons un nouveau lien.',

  ACCOUNT_SIGNED_IN: 'Session ouverte avec {email}',
  ACCOUNT_CUSTOMER: 'Numéro de client {number}',
  ACCOUNT_SIGN_OUT: 'Se déconnecter',
  ACCOUNT_LINKS: 'Vos informations',
  ACCOUNT_DETAILS: 'Nom, mot de passe, données',
  ACCOUNT_ADDRESS: 'Adresse',
  ACCOUNT_PAYOUT: 'Compte de paiement',
  ACCOUNT_NOT_SET: 'À compléter',
  SALES_TITLE: 'Vos ventes',
  SALES_LOADING: 'Chargement de vos ventes…',
  SALES_FAILED: 'Vos ventes ne peuvent pas s’afficher pour le moment. Vérifiez votre connexion et réessayez.',
  SALES_EMPTY: 'Aucune vente pour le moment',
  SALES_EMPTY_TEXT:
    'Trouvez votre appareil, répondez à quelques questions et voyez aussitôt ce que nous en donnons.',
  SALES_EMPTY_BUTTON: 'Trouver un appareil',
  SALES_MORE: 'Voir les ventes plus anciennes',
  SALES_MORE_SHOWN:
    '{count, plural, one {Une vente de plus est affichée.} many {# de ventes de plus sont affichées.} other {# ventes de plus sont affichées.}}',
  SALES_SALE: 'Vente {number}',
  SALES_CREATED: 'Créée le {date}',
  SALES_PAID: 'Payé : {paid} sur {total, plural, one {# appareil} many {# d’appareils} other {# appareils}}',
  SALES_OPEN: 'Voir cette vente',
  SALES_TIMELINE: 'Suivi de la vente {number}',

  MANAGEMENT_PERSON: 'Nom et date de naissance',
  MANAGEMENT_PERSON_BUSINESS: 'Personne à contacter',
  MANAGEMENT_PERSON_HINT: 'Votre compte de paiement doit être à ce nom.',
  MANAGEMENT_COMPANY: '{company}, numéro de TVA {vatId}',
  MANAGEMENT_COMPANY_HINT: 'Pour modifier l’entreprise, écrivez-nous.',
  MANAGEMENT_NEWSLETTER: 'Newsletter',
  MANAGEMENT_NEWSLETTER_HINT:
    'La valeur actuelle des appareils d’occasion et les nouveautés de la boutique. Vous pouvez vous désabonner ici à tout moment.',
  MANAGEMENT_NEWSLETTER_TICK: 'Recevoir la newsletter par e-mail',
  MANAGEMENT_PHONE: 'Téléphone',
  MANAGEMENT_PHONE_HINT:
    'Seulement si le transporteur ou le contrôle a une question. Videz le champ pour retirer le numéro.',
  FIELD_PHONE_NUMBER: 'Numéro de téléphone',
  MANAGEMENT_PASSWORD: 'Mot de passe',
  MANAGEMENT_PASSWORD_HINT: 'Un nouveau mot de passe vous déconnecte de tous les autres appareils.',
  MANAGEMENT_PASSWORD_SUBMIT: 'Changer de mot de passe',
  MANAGEMENT_PASSWORD_DONE: 'Votre mot de passe est changé. Les autres appareils sont déconnectés.',
  SIGN_INS_TITLE: 'Vos connexions',
  SIGN_INS_HINT: 'Un appareil vous est inconnu ? Déconnectez-le et changez votre mot de passe.',
  SIGN_INS_CURRENT: 'Cet appareil',
  SIGN_INS_SINCE: 'Connexion :',
  SIGN_INS_USED: 'Dernière utilisation :',
  SIGN_INS_END: 'Déconnecter',
  SIGN_INS_END_OF: 'Déconnecter {device}',
  SIGN_INS_ENDED: '{device} est déconnecté.',
  SIGN_INS_ALL: 'Se déconnecter partout',
  SIGN_INS_ALL_TEXT:
    'Tous les appareils seront déconnectés, y compris celui-ci. Les liens vers vos ventes dans nos anciens e-mails ne fonctionneront plus. Vous pouvez en demander de nouveaux à tout moment.',
  DEVICE_NAME: '{browser} sur {system}',
  DEVICE_UNKNOWN: 'Appareil inconnu',
  NOT_ME_TITLE: 'Ce n’était pas vous ?',
  NOT_ME_TEXT: 'Un clic suffit pour tout arrêter',
  NOT_ME_DEVICES:
    'Tous les appareils sont déconnectés et les anciens liens vers vos ventes ne fonctionnent plus.',
  NOT_ME_PASSWORD:
    'Votre mot de passe actuel ne fonctionne plus. Nous vous envoyons par e-mail un lien pour en choisir un nouveau.',
  NOT_ME_PAYOUT:
    'Si quelqu’un a modifié vos coordonnées de versement, nous les supprimons et bloquons les ventes dont l’argent y serait versé.',
  NOT_ME_SUBMIT: 'Ce n’était pas moi : tout arrêter',
  NOT_ME_DONE: 'Tout est arrêté',
  NOT_ME_DONE_TEXT:
    'Tous les appareils sont déconnectés et votre ancien mot de passe ne fonctionne plus. Vous trouverez dans vos e-mails un lien pour en choisir un nouveau.',
  NOT_ME_INVALID_TEXT:
    'Il a déjà servi ou il est trop ancien. Si vous l’avez déjà utilisé, vous avez reçu par e-mail un lien pour choisir un nouveau mot de passe. Vous pouvez aussi en demander un autre.',
  MANAGEMENT_EXPORT: 'Télécharger vos données',
  MANAGEMENT_EXPORT_TEXT:
    'Tout ce que nous savons de vous dans une seule archive : coordonnées, ventes, étiquettes et bordereaux. Elle contient aussi vos numéros de compte ; conservez-la en lieu sûr.',
  MANAGEMENT_EXPORT_SUBMIT: 'Télécharger (ZIP)',
  MANAGEMENT_EXPORT_DONE: 'Le téléchargement a commencé.',

  DELETE_TITLE: 'Supprimer le compte',
  DELETE_TEXT: 'La suppression est définitive.',
  DELETE_GONE:
    'L’adresse, le téléphone, la date de naissance et les comptes de paiement sont effacés aussitôt.',
  DELETE_RUNNING:
    'Les ventes en cours continuent comme convenu : vous recevez votre argent, et les appareils à rendre vous reviennent. Vous les suivez par les liens de nos e-mails.',
  DELETE_KEPT:
    'Ce que la loi nous oblige à garder sur les ventes terminées reste sous clé, puis est effacé à la fin du délai légal.',
  DELETE_OPEN: 'Je veux supprimer mon compte',
  DELETE_CONFIRM: 'Saisissez votre adresse e-mail pour confirmer',
  DELETE_SUBMIT: 'Supprimer définitivement',
  DELETE_CANCEL: 'Garder le compte',
  DELETE_DONE: 'Votre compte est supprimé',
  DELETE_DONE_TEXT: 'Merci de votre confiance. Vous pouvez continuer à vendre sans compte.',
  PROBLEM_EMAIL_DIFFERS: 'Ce n’est pas l’adresse de votre compte.',

  PAYMENT_CHANGE_CURRENT: 'Votre compte de paiement actuel',
  PAYMENT_CHANGE_NONE: 'Vous n’avez pas encore indiqué de compte de paiement.',
  PAYMENT_CHANGE_KIND: 'Comment recevoir votre argent ?',
  PAYMENT_CHANGE_BANK: 'Nouveau compte bancaire',
  PAYMENT_CHANGE_PAYPAL: 'Nouveau compte PayPal',
  PAYMENT_CHANGE_RUNNING:
    'Pour vos prochaines ventes. Les ventes en cours gardent le compte que vous y avez indiqué. Nous confirmons chaque changement par e-mail.',
  PAYMENT_CHANGE_IBAN_HINT: 'Conservé chiffré, affiché masqué.',
  PAYMENT_CHANGE_DONE: 'C’est enregistré. Nous vous avons envoyé un e-mail sur ce changement.',

  FORGOT_SUBMIT: 'Envoyer le lien',
  FORGOT_DONE: 'Consultez votre messagerie',
  FORGOT_DONE_TEXT:
    'S’il existe un compte pour {email}, un lien est en route. Il fonctionne pendant une heure. Rien n’est arrivé ? Regardez dans le courrier indésirable.',
  FORGOT_BACK: 'Revenir à la connexion',
  RESET_SUBMIT: 'Enregistrer le mot de passe',
  RESET_DONE: 'Votre nouveau mot de passe est enregistré',
  RESET_DONE_TEXT: 'Tous les appareils sont déconnectés. Connectez-vous avec le nouveau mot de passe.',
  RESET_INVALID: 'Ce lien ne fonctionne plus',
  RESET_INVALID_TEXT: 'Il a déjà servi ou date de plus d’une heure. Demandez-en un nouveau.',
  RESET_AGAIN: 'Demander un nouveau lien',
} satisfies Record<keyof typeof source, string>
