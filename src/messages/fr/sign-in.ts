import type { signIn as source } from '../en/sign-in.ts'

/** The way into the customer account: signing in, registering, a new password. */
export const signIn = {
  ACCOUNT_LOADING: 'Chargement de votre compte…',
  ACCOUNT_NO_SCRIPT: 'Le compte client nécessite JavaScript. Si vous ne pouvez pas l’activer, écrivez-nous.',
  RESET_NO_SCRIPT:
    'Cette page nécessite JavaScript. S’il est désactivé, répondez à notre e-mail : nous vous aiderons.',
  ACCOUNT_FAILED: 'Impossible d’afficher votre compte pour le moment. Vérifiez votre connexion et réessayez.',
  ACCOUNT_RETRY: 'Réessayer',
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

  PAYMENT_CHANGE_KIND: 'Comment recevoir votre argent ?',
  PAYMENT_CHANGE_IBAN_HINT: 'Conservé chiffré, affiché en partie seulement.',

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
