import type { newsletter as source } from '../en/newsletter.ts'

/** Texts of the newsletter: sign-up, choices, unsubscribing. */
export const newsletter = {
  SCREEN_NEWSLETTER_ENRICH: 'Que souhaitez-vous lire ?',
  SCREEN_NEWSLETTER_ENRICH_LEAD:
    'Dites-nous quels appareils vous intéressent et à quelle fréquence vous écrire.',
  SCREEN_NEWSLETTER_REQUESTED: 'Consultez votre boîte mail',
  SCREEN_NEWSLETTER_REQUESTED_LEAD:
    'Vous recevrez la newsletter dès que vous aurez confirmé votre adresse avec le lien de notre e-mail.',
  SCREEN_NEWSLETTER_UNSUBSCRIBE: 'Se désinscrire de la newsletter',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_LEAD: 'Un clic, et vous ne recevrez plus notre newsletter.',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS: 'Désinscription confirmée',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS_LEAD:
    'Si votre adresse figurait sur notre liste, elle en a été retirée.',
  NEWSLETTER_SENT: 'Consultez votre boîte mail : le lien de notre e-mail confirme votre inscription.',
  NEWSLETTER_ADDRESS: 'Saisissez l’adresse sous la forme nom@example.org.',
  NEWSLETTER_BUSY: 'Trop de demandes pour l’instant. Réessayez plus tard.',
  NEWSLETTER_FAILED: 'Cela n’a pas fonctionné. Vérifiez votre connexion et réessayez.',
  NEWSLETTER_NO_MAIL:
    'Aucun e-mail ? Regardez dans les courriers indésirables et vérifiez l’adresse saisie. Vous pouvez l’indiquer de nouveau en bas de cette page. Si vous recevez déjà la newsletter, nous n’écrivons pas une seconde fois.',
  NEWSLETTER_CONFIRM_TITLE: 'Plus qu’une étape : confirmez votre inscription',
  NEWSLETTER_CONFIRM_TEXT:
    'Si vous confirmez, notre newsletter sera envoyée à {email}. Ouvrir simplement cette page ne change rien.',
  NEWSLETTER_CONFIRM: 'Confirmer l’inscription',
  NEWSLETTER_CONFIRM_AND_SAVE: 'Confirmer et enregistrer',
  NEWSLETTER_CONFIRMED_TITLE: 'Vous recevez notre newsletter',
  NEWSLETTER_CONFIRMED_TEXT: 'Nous écrivons à {email}.',
  NEWSLETTER_OPTIONAL: 'Tout est facultatif. Le même lien vous permet de le modifier à tout moment.',
  NEWSLETTER_SALUTATION: 'Civilité',
  NEWSLETTER_SALUTATION_NONE: 'Non précisée',
  NEWSLETTER_SALUTATION_MS: 'Madame',
  NEWSLETTER_SALUTATION_MR: 'Monsieur',
  NEWSLETTER_FIRST_NAME: 'Prénom',
  NEWSLETTER_BIRTHDAY: 'Anniversaire',
  NEWSLETTER_BIRTHDAY_HINT: 'Sans l’année, pour pouvoir vous le souhaiter.',
  NEWSLETTER_BIRTH_DAY: 'Jour',
  NEWSLETTER_BIRTH_MONTH: 'Mois',
  NEWSLETTER_INTERESTS: 'Appareils qui vous intéressent',
  NEWSLETTER_DEVICES: 'Appareils que vous possédez',
  NEWSLETTER_DEVICES_HINT: 'Jusqu’à {max}, pour pouvoir vous dire comment évoluent leurs prix.',
  NEWSLETTER_DEVICE_SEARCH: 'Chercher un appareil',
  NEWSLETTER_DEVICE_ADD: 'Ajouter {name}',
  NEWSLETTER_DEVICE_REMOVE: 'Retirer',
  NEWSLETTER_DEVICES_FOUND:
    '{count, plural, =0 {Aucun appareil trouvé.} one {Un appareil trouvé.} other {# appareils trouvés.}}',
  NEWSLETTER_DEVICES_FULL: 'Cela fait {max} appareils, le maximum.',
  NEWSLETTER_FREQUENCY: 'Fréquence des e-mails',
  NEWSLETTER_FREQUENCY_WEEKLY: 'Chaque semaine',
  NEWSLETTER_FREQUENCY_MONTHLY: 'Une fois par mois',
  NEWSLETTER_FREQUENCY_PRICE_CHANGES: 'Seulement si les prix changent beaucoup',
  NEWSLETTER_SAVE: 'Enregistrer mes choix',
  NEWSLETTER_SAVED: 'Enregistré.',
  NEWSLETTER_NOT_SAVED: 'Non enregistré. Vérifiez le prénom et l’anniversaire, puis réessayez.',
  NEWSLETTER_LEAVE: 'Se désinscrire',
  NEWSLETTER_GONE: 'Ce lien n’est plus valable',
  NEWSLETTER_GONE_TEXT:
    'Les liens de confirmation sont valables sept jours et prennent fin avec la désinscription. Pour recevoir la newsletter, inscrivez-vous simplement de nouveau.',
  NEWSLETTER_UNSUBSCRIBE: 'Se désinscrire',
  NEWSLETTER_STAYS: 'Vous recevrez toujours les e-mails concernant vos ventes et votre compte.',
  PROBLEM_BIRTHDAY_UNKNOWN: 'Ce jour n’existe pas. Choisissez le jour et le mois, ou laissez les deux vides.',
  PROBLEM_DEVICES_TOO_MANY: '{max} appareils au maximum.',
} satisfies Record<keyof typeof source, string>
