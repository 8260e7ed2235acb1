import type { account as source } from '../en/account.ts'

/** Texts of the customer account: signing in, registering, the sales so far, changing and leaving. */
export const account = {
  ACCOUNT_LOADING: 'Chargement de votre compte…',
  ACCOUNT_NO_SCRIPT: 'Le compte client nécessite JavaScript. Si vous ne pouvez pas l’activer, écrivez-nous.',
  RESET_NO_SCRIPT:
    'Cette page nécessite JavaScript. S’il est désactivé, répondez à notre e-mail : nous vous aiderons.',
  ACCOUNT_FAILED: 'Impossible d’afficher votre compte pour le moment. Vérifiez votre connexion et réessayez.',
  ACCOUNT_RETRY: 'Réessayer',
  ACCOUNT_SAVED: 'C’est enregistré.',
  ACCOUNT_BACK: 'Revenir au compte',

  SIGN_IN_TITLE: 'Connexion',
  SIGN_IN_SUBMIT: 'Se connecter',
  SIGN_IN_FAILED:
    'E-mail ou mot de passe incorrect, ou adresse pas encore confirmée. Retrouvez notre e-mail de confirmation ou choisissez un nouveau mot de passe.',
  SIGN_IN_REMEMBER: 'Se souvenir de moi sur cet appareil',
  SIGN_IN_REMEMBER_HINT:
    'Uniquement sur votre propre appareil. Pendant {days} jours ou jusqu’à la déconnexion.',
  SIGN_IN_FORGOT: 'Mot de passe oublié ?',
  SIGN_IN_ENDED: 'Votre session a expiré. Reconnectez-vous.',
  SIGN_IN_OUT: 'Déconnexion effectuée.',
  SIGN_IN_NEW: 'Pas encore de compte ?',
  SIGN_IN_NEW_TEXT:
    'Retrouvez toutes vos ventes au même endroit et saisissez vos coordonnées une seule fois. Vous pouvez aussi vendre sans compte.',
  SIGN_IN_REGISTER: 'Créer un compte',
  FIELD_PASSWORD: 'Mot de passe',
  FIELD_PASSWORD_NEW: 'Nouveau mot de passe',
  FIELD_PASSWORD_CURRENT: 'Mot de passe actuel',
  FIELD_PASSWORD_HINT: 'Au moins {min} caractères. Une courte phrase se retient bien et se devine mal.',
  PASSWORD_SHOW: 'Afficher',
  PASSWORD_HIDE: 'Masquer',
  PASSWORD_SHOW_OF: 'Afficher : {field}',
  PASSWORD_HIDE_OF: 'Masquer : {field}',
  PASSWORD_MISSING:
    '{count, plural, one {Encore un caractère} many {Encore # de caractères} other {Encore # caractères}}',
  PASSWORD_LONG_ENOUGH: 'Longueur suffisante',
  PROBLEM_PASSWORD_TOO_SHORT: 'Utilisez au moins {min} caractères.',
  PROBLEM_PASSWORD_TOO_LONG: 'Utilisez {max} caractères au maximum.',
  PROBLEM_PASSWORD_COMMON: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
  PROBLEM_PASSWORD_PERSONAL: 'Évitez votre nom, votre adresse e-mail et le nom de cette boutique.',

  REGISTER_SUBMIT: 'Créer mon compte',
  REGISTER_KIND_PRIVATE: 'À titre personnel',
  REGISTER_KIND_BUSINESS: 'Pour une entreprise',
  REGISTER_KIND: 'À quel titre vendez-vous ?',
  REGISTER_COMPANY: 'Votre entreprise',
  REGISTER_CONTACT: 'Personne à contacter',
  REGISTER_PERSON: 'Vos informations',
  REGISTER_ACCESS: 'Vos identifiants',
  REGISTER_EMAIL_HINT:
    'Vous y recevrez un lien. Ouvrez-le pour rattacher à votre compte les ventes déjà faites avec cette adresse.',
  REGISTER_ADDRESS_ADD: 'Indiquer mon adresse maintenant',
  REGISTER_ADDRESS: 'Votre adresse',
  REGISTER_ADDRESS_HINT: 'Elle sera déjà remplie quand vous vendrez.',
  REGISTER_PAYOUT_ADD: 'Indiquer mes coordonnées de versement',
  REGISTER_OMIT: 'Le faire plus tard',
  REGISTER_DONE: 'Consultez votre boîte mail',
  REGISTER_DONE_TEXT:
    'Nous avons écrit à {email}. Ouvrez le lien de cet e-mail pour terminer. Rien reçu ? Regardez dans vos indésirables et vérifiez l’adresse.',
  REGISTER_DONE_AGAIN: 'Utiliser une autre adresse',
  REGISTER_HAS_ACCOUNT: 'Vous avez déjà un compte ?',
  REGISTER_WHY: 'Les avantages du compte',
  REGISTER_WHY_HISTORY: 'Toutes vos ventes et leur suivi, même celles faites sans compte',
  REGISTER_WHY_DETAILS: 'Adresse et coordonnées de versement préremplies',
  REGISTER_WHY_LEAVE: 'Vos données à télécharger, votre compte à supprimer quand vous voulez',

  ACTIVATE_TITLE: 'Confirmez votre adresse',
  ACTIVATE_TEXT:
    'Saisissez le mot de passe choisi à l’inscription pour activer votre compte et vous connecter. Vous n’avez pas créé de compte ? Fermez cette page : sans mot de passe, rien ne se passe.',
  ACTIVATE_SUBMIT: 'Confirmer et me connecter',
  ACTIVATE_SIGNED_IN: 'Votre adresse est confirmée. Bienvenue dans votre compte.',
  ACTIVATE_OVERVIEW: 'Accéder à mon compte',
  ACTIVATE_DONE: 'Votre compte est prêt',
  ACTIVATE_DONE_TEXT: 'Votre adresse est confirmée. Vous pouvez maintenant vous connecter.',
  ACTIVATE_FAILED: 'Ce lien ne fonctionne plus',
  ACTIVATE_FAILED_TEXT:
    'Il a déjà été utilisé ou a expiré. Si votre adresse est confirmée, connectez-vous. Sinon, recommencez l’inscription : nous vous enverrons un nouveau lien.',

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
  PAYMENT_CHANGE_KIND: 'Comment recevoir votre argent ?',
  PAYMENT_CHANGE_BANK: 'Nouveau compte bancaire',
  PAYMENT_CHANGE_PAYPAL: 'Nouveau compte PayPal',
  PAYMENT_CHANGE_RUNNING:
    'Pour vos prochaines ventes. Les ventes en cours gardent leurs coordonnées. Chaque modification vous est confirmée par e-mail.',
  PAYMENT_CHANGE_IBAN_HINT: 'Conservé chiffré, affiché en partie seulement.',
  PAYMENT_CHANGE_EXISTS:
    'Un autre compte a été enregistré entre-temps. Il s’affiche ci-dessus. Enregistrez à nouveau pour le remplacer.',
  PAYMENT_CHANGE_DONE: 'C’est enregistré. Un e-mail vous confirme la modification.',

  FORGOT_SUBMIT: 'Envoyer le lien',
  FORGOT_DONE: 'Consultez votre boîte mail',
  FORGOT_DONE_TEXT:
    'Si un compte existe pour {email}, un lien est en route. Il est valable {hours, plural, one {une heure} other {# heures}}. Rien reçu ? Regardez dans vos indésirables.',
  FORGOT_BACK: 'Revenir à la connexion',
  RESET_SUBMIT: 'Enregistrer le mot de passe',
  RESET_DONE: 'Mot de passe enregistré',
  RESET_DONE_TEXT: 'Tous les appareils sont déconnectés. Connectez-vous avec le nouveau mot de passe.',
  RESET_INVALID: 'Ce lien ne fonctionne plus',
  RESET_INVALID_TEXT: 'Il a déjà été utilisé ou a expiré. Demandez-en un nouveau.',
  RESET_AGAIN: 'Demander un nouveau lien',
} satisfies Record<keyof typeof source, string>
