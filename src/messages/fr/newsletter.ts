import type { newsletter as source } from '../en/newsletter.ts'

/** Texts of the newsletter: sign-up, choices, unsubscribing. */
export const newsletter = {
  SCREEN_NEWSLETTER_ENRICH: 'Que souhaitez-vous lire ?',
  SCREEN_NEWSLETTER_ENRICH_LEAD:
    'Dites-nous quels appareils vous intéressent et à quelle fréquence vous souhaitez nous lire.',
  SCREEN_NEWSLETTER_REQUESTED: 'Consultez votre boîte mail',
  SCREEN_NEWSLETTER_REQUESTED_LEAD:
    'Ouvrez le lien de notre e-mail pour confirmer votre adresse. Vous serez alors sur notre liste.',
  SCREEN_NEWSLETTER_UNSUBSCRIBE: 'Se désinscrire de la newsletter',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_LEAD: 'Un clic, et vous ne recevrez plus notre newsletter.',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS: 'Désinscription confirmée',
  SCREEN_NEWSLETTER_UNSUBSCRIBE_SUCCESS_LEAD:
    'Si votre adresse figurait sur notre liste, elle en a été retirée.',
  NEWSLETTER_SENT: 'Consultez votre boîte mail : le lien de notre e-mail confirme votre inscription.',
  NEWSLETTER_ADDRESS: 'Saisissez l’adresse sous la forme nom@example.org.',
  NEWSLETTER_BUSY: 'Trop de demandes pour l’instant. Réessayez plus tard.',
  NEWSLETTER_FAILED: 'Une erreur est survenue. Vérifiez votre connexion et réessayez.',
  NEWSLETTER_NO_MAIL:
    'Pas d’e-mail ? Regardez dans vos indésirables et vérifiez l’adresse. Vous pouvez la saisir de nouveau au bas de cette page. Si vous recevez déjà la newsletter, nous n’écrivons pas une seconde fois.',
  NEWSLETTER_CONFIRM_TITLE: 'Plus qu’une étape : confirmez votre inscription',
  NEWSLETTER_CONFIRM_TEXT:
    'Si vous confirmez, {email} recevra notre newsletter. Ouvrir cette page ne change rien.',
  NEWSLETTER_CONFIRM: 'Confirmer l’inscription',
  NEWSLETTER_CONFIRM_AND_SAVE: 'Confirmer et enregistrer',
  NEWSLETTER_CONFIRMED_TITLE: 'Vous êtes sur notre liste',
  NEWSLETTER_CONFIRMED_TEXT:
    'Nous écrirons à {email} une fois par mois au plus, sauf si vous choisissez autre chose.',
  NEWSLETTER_OPTIONAL: 'Tout est facultatif et modifiable à tout moment avec le même lien.',
  NEWSLETTER_SALUTATION: 'Civilité',
  NEWSLETTER_SALUTATION_NONE: 'Non précisée',
  NEWSLETTER_SALUTATION_MS: 'Madame',
  NEWSLETTER_SALUTATION_MR: 'Monsieur',
  NEWSLETTER_FIRST_NAME: 'Prénom',
  NEWSLETTER_BIRTHDAY: 'Anniversaire',
  NEWSLETTER_BIRTHDAY_HINT: 'Le jour et le mois suffisent, sans l’année.',
  NEWSLETTER_BIRTH_DAY: 'Jour',
  NEWSLETTER_BIRTH_MONTH: 'Mois',
  NEWSLETTER_INTERESTS: 'Appareils qui vous intéressent',
  NEWSLETTER_DEVICES: 'Appareils que vous possédez',
  NEWSLETTER_DEVICES_HINT: 'Jusqu’à {max}. Nous en tenons compte quand nous écrivons sur les prix.',
  NEWSLETTER_DEVICE_SEARCH: 'Chercher un appareil',
  NEWSLETTER_DEVICE_ADD: 'Ajouter {name}',
  NEWSLETTER_DEVICE_REMOVE: 'Retirer',
  NEWSLETTER_DEVICES_FOUND:
    '{count, plural, =0 {Aucun appareil trouvé.} one {Un appareil trouvé.} other {# appareils trouvés.}}',
  NEWSLETTER_DEVICES_FULL: 'Vous avez atteint le maximum de {max} appareils.',
  NEWSLETTER_FREQUENCY: 'Fréquence des e-mails',
  NEWSLETTER_FREQUENCY_WEEKLY: 'Une fois par semaine au plus',
  NEWSLETTER_FREQUENCY_MONTHLY: 'Une fois par mois au plus',
  NEWSLETTER_FREQUENCY_PRICE_CHANGES: 'Seulement si les prix changent beaucoup',
  NEWSLETTER_SAVE: 'Enregistrer mes choix',
  NEWSLETTER_SAVED: 'Enregistré.',
  NEWSLETTER_NOT_SAVED: 'Non enregistré. Vérifiez le prénom et l’anniversaire, puis réessayez.',
  NEWSLETTER_LEAVE: 'Se désinscrire',
  NEWSLETTER_GONE: 'Ce lien n’est plus valable',
  NEWSLETTER_GONE_TEXT:
    'Les liens de confirmation sont valables {days}\u00a0jours, et jamais après une désinscription. Pour recevoir la newsletter, inscrivez-vous de nouveau.',
  NEWSLETTER_UNSUBSCRIBE: 'Se désinscrire',
  NEWSLETTER_STAYS: 'Vous recevrez toujours les e-mails concernant vos ventes et votre compte.',
  PROBLEM_BIRTHDAY_UNKNOWN: 'Ce jour n’existe pas. Choisissez le jour et le mois, ou laissez les deux vides.',
  PROBLEM_DEVICES_TOO_MANY: '{max} appareils au maximum.',
} satisfies Record<keyof typeof source, string>
