import type { priceWatch as source } from '../en/price-watch.ts'

/** Texts of price alerts: asking for one, confirming and ending it. */
export const priceWatch = {
  SCREEN_PRICE_WATCH: 'Alerte prix',
  SCREEN_PRICE_WATCH_LEAD:
    'Ce n’est pas encore le bon prix\u202f? Nous vous écrirons quand il vaudra la peine de revenir.',
  PRICE_WATCH_REQUESTED: 'Consultez votre boîte mail',
  PRICE_WATCH_REQUESTED_TEXT: 'Le lien de notre e-mail active votre alerte prix.',
  SCREEN_PRICE_WATCH_CONFIRM: 'Activez votre alerte prix',
  SCREEN_PRICE_WATCH_CONFIRM_LEAD: 'Confirmez l’alerte prix demandée pour votre adresse.',
  SCREEN_PRICE_WATCH_END: 'Arrêter cette alerte prix',
  SCREEN_PRICE_WATCH_END_LEAD: 'Un clic, et nous ne vous écrivons plus au sujet de cet appareil.',
  PRICE_WATCH_ENDED: 'Alerte prix arrêtée',
  PRICE_WATCH_ENDED_TEXT: 'L’alerte est effacée, avec l’adresse qu’elle contenait.',
  PRICE_WATCH_HEAD: 'Alerte prix\u00a0: {name}',
  PRICE_WATCH_TODAY: 'Prix aujourd’hui',
  PRICE_WATCH_NO_PRICE: 'pas d’offre pour l’instant',
  PRICE_WATCH_STORAGE: 'Stockage',
  PRICE_WATCH_CONDITION: 'État',
  PRICE_WATCH_OPEN: 'Pour ce que vous n’avez pas précisé, nous supposons un état parfait.',
  PRICE_WATCH_ANSWER: 'Décrire d’abord mon appareil',
  PRICE_WATCH_KIND: 'Quand vous écrire ?',
  PRICE_WATCH_KIND_REACHED: 'Une fois, quand mon prix est atteint',
  PRICE_WATCH_KIND_CHANGED: 'Chaque fois que le prix change',
  PRICE_WATCH_PAUSE: 'Un e-mail tous les {days}\u00a0jours au plus.',
  PRICE_WATCH_AMOUNT: 'Votre prix en {currency}',
  PRICE_WATCH_EMAIL: 'E-mail',
  PRICE_WATCH_SUBMIT: 'Créer l’alerte prix',
  PRICE_WATCH_TERMS:
    'Vous recevez un lien pour confirmer. L’alerte s’arrête au bout de {months}\u00a0mois ou en un clic, et vous pouvez en avoir {max} au plus.',
  PRICE_WATCH_NOT_SAVED:
    'Non enregistré. Votre prix doit dépasser celui d’aujourd’hui et l’adresse être complète.',
  PRICE_WATCH_NO_MAIL:
    'Pas d’e-mail ? Regardez dans vos indésirables et vérifiez l’adresse. Nous n’écrivons que quelques fois par jour à une même adresse.',
  PRICE_WATCH_CONFIRM_TEXT: 'Si vous confirmez, nous écrirons à {email}. Ouvrir cette page ne change rien.',
  PRICE_WATCH_WISH_REACHED: 'Un e-mail dès que nous payons {price}.',
  PRICE_WATCH_WISH_CHANGED: 'Un e-mail quand le prix change, un tous les {days}\u00a0jours au plus.',
  PRICE_WATCH_CONFIRM: 'Activer l’alerte prix',
  PRICE_WATCH_CONFIRMED: 'Votre alerte prix est active',
  PRICE_WATCH_CONFIRMED_TEXT: 'Nous écrirons à {email}. L’alerte s’arrête d’elle-même le {date}.',
  PRICE_WATCH_BACK: 'Voir l’appareil',
  PRICE_WATCH_END: 'Arrêter l’alerte prix',
  PRICE_WATCH_GONE: 'Ce lien n’est plus valable',
  PRICE_WATCH_GONE_TEXT:
    'Les liens de confirmation sont valables {days}\u00a0jours. Si le délai est passé ou l’alerte terminée, créez-en une nouvelle sur la page de l’appareil.',
  PROBLEM_WATCH_AMOUNT: 'Saisissez un montant entier, par exemple 250.',
  PROBLEM_WATCH_REACHED: 'Saisissez un montant supérieur au prix d’aujourd’hui.',
} satisfies Record<keyof typeof source, string>
