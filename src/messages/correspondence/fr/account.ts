import type { account as source } from '#messages/correspondence/en/account.ts'

/** Texts of the mails about an account. */
export const account = {
  MAIL_ACCOUNT_REASON:
    'Vous recevez cet e-mail parce que cette adresse a été indiquée pour un compte chez {brand}.',

  MAIL_ACTIVATE_SUBJECT: 'Confirmez votre adresse e-mail',
  MAIL_ACTIVATE_PREHEADER: 'Encore une étape, et votre compte est prêt.',
  MAIL_ACTIVATE_TITLE: 'Confirmez votre adresse',
  MAIL_ACTIVATE_TEXT:
    'Merci d’avoir créé un compte. Confirmez que cette adresse est bien la vôtre. Vous pourrez ensuite vous connecter avec le mot de passe choisi, et les ventes faites avec cette adresse s’afficheront dans votre compte.',
  MAIL_ACTIVATE_BUTTON: 'Confirmer mon adresse',
  MAIL_ACTIVATE_UNTIL: 'Le lien fonctionne une seule fois, jusqu’au {date}.',
  MAIL_ACTIVATE_STRANGER:
    'Vous n’avez pas créé de compte ? Ignorez cet e-mail. Sans le lien, personne ne peut se connecter, et le compte sera supprimé après cette date.',

  MAIL_EXISTS_SUBJECT: 'Vous avez déjà un compte',
  MAIL_EXISTS_PREHEADER: 'Rien n’a été modifié.',
  MAIL_EXISTS_TITLE: 'Vous avez déjà un compte',
  MAIL_EXISTS_TEXT:
    'Quelqu’un, sans doute vous, a voulu créer un compte avec cette adresse. Il en existe déjà un : rien n’a été modifié.',
  MAIL_EXISTS_BUTTON: 'Me connecter',
  MAIL_EXISTS_FORGOT: 'Mot de passe oublié ? Choisissez-en un nouveau sur la même page.',
  MAIL_EXISTS_STRANGER: 'Ce n’était pas vous ? Ignorez cet e-mail.',

  MAIL_RESET_SUBJECT: 'Choisissez un nouveau mot de passe',
  MAIL_RESET_PREHEADER:
    'Le lien fonctionne pendant {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}.',
  MAIL_RESET_TITLE: 'Choisissez un nouveau mot de passe',
  MAIL_RESET_TEXT:
    'Vous avez demandé un nouveau mot de passe. Choisissez-le ici. Le lien fonctionne une seule fois, pendant {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}.',
  MAIL_RESET_BUTTON: 'Choisir un mot de passe',
  MAIL_RESET_STRANGER: 'Vous n’avez rien demandé ? Ignorez cet e-mail. Votre mot de passe ne change pas.',

  MAIL_SALE_ACCOUNT_SUBJECT: 'Choisissez un mot de passe pour votre compte client',
  MAIL_SALE_ACCOUNT_PREHEADER: 'Toutes vos ventes seront alors au même endroit.',
  MAIL_SALE_ACCOUNT_TITLE: 'Votre compte client est presque prêt',
  MAIL_SALE_ACCOUNT_TEXT:
    'Vous avez ouvert un compte client depuis la page de votre vente. Choisissez un mot de passe pour y retrouver toutes les ventes faites avec cette adresse.',
  MAIL_SALE_ACCOUNT_BUTTON: 'Choisir un mot de passe',
  MAIL_SALE_ACCOUNT_UNTIL:
    'Le lien fonctionne une seule fois, jusqu’au {date}. Ensuite, demandez-en un nouveau sur la page de votre vente.',
  MAIL_SALE_ACCOUNT_STRANGER:
    'Ce n’était pas vous ? Ignorez cet e-mail. Sans le lien, personne ne peut se connecter, et le compte sera supprimé.',

  MAIL_PASSWORD_SUBJECT: 'Votre mot de passe a été changé',
  MAIL_PASSWORD_PREHEADER: 'Les autres appareils ont été déconnectés.',
  MAIL_PASSWORD_TITLE: 'Votre mot de passe a été changé',
  MAIL_PASSWORD_TEXT:
    'Le mot de passe de votre compte a été changé le {date}. Tous les autres appareils ont été déconnectés.',
  MAIL_PASSWORD_STRANGER:
    'Ce n’était pas vous ? Choisissez tout de suite un nouveau mot de passe et répondez à cet e-mail.',
  MAIL_PASSWORD_BUTTON: 'Choisir un mot de passe',

  MAIL_PAYOUT_CHANGED_SUBJECT: 'Vos coordonnées de versement ont été modifiées',
  MAIL_PAYOUT_CHANGED_PREHEADER: 'Ce n’était pas vous ? Un clic suffit pour tout bloquer.',
  MAIL_PAYOUT_CHANGED_TITLE: 'Vos coordonnées de versement ont été modifiées',
  MAIL_PAYOUT_CHANGED_TEXT:
    'Vos coordonnées de versement ont été modifiées le {date}. Elles vous seront proposées pour vos prochaines ventes. Les ventes en cours gardent les leurs.',
  MAIL_PAYOUT_CHANGED_STRANGER:
    'Ce n’était pas vous ? Utilisez ce bouton. Il déconnecte tous les appareils, supprime ces coordonnées de versement et bloque les ventes concernées. Nous vous enverrons ensuite un lien pour choisir un nouveau mot de passe.',

  MAIL_NEW_DEVICE_SUBJECT: 'Nouvelle connexion à votre compte client',
  MAIL_NEW_DEVICE_PREHEADER: 'Si c’était vous, vous n’avez rien à faire.',
  MAIL_NEW_DEVICE_TITLE: 'Nouvelle connexion à votre compte client',
  MAIL_NEW_DEVICE_TEXT:
    'Le {moment}, quelqu’un s’est connecté avec un appareil que nous ne connaissions pas. Si c’était vous, vous n’avez rien à faire.',
  MAIL_NEW_DEVICE_STRANGER:
    'Ce n’était pas vous ? Utilisez ce bouton. Il déconnecte tous les appareils et désactive votre mot de passe actuel. Nous vous enverrons ensuite un lien pour en choisir un autre.',
  MAIL_DEVICE: '{browser} sur {system}',
  MAIL_DEVICE_UNKNOWN: 'Appareil inconnu',

  MAIL_NOT_ME_BUTTON: 'Ce n’était pas moi',
  MAIL_NOT_ME_UNTIL:
    'Le lien fonctionne une seule fois, jusqu’au {date}. Il ne sert qu’à tout bloquer : il ne permet à personne de se connecter.',
} satisfies Record<keyof typeof source, string>
