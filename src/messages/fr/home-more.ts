import type { homeMore as source } from '../en/home-more.ts'

/** The home page below the first look: one example, three steps, the proof, the answers to worries. */
export const homeMore = {
  HOME_EXAMPLE: 'Faites le calcul',
  HOME_EXAMPLE_TEXT:
    'Un prix de base, vos réponses, un total que vous pouvez vérifier : chaque offre se calcule ainsi. Changez une réponse, et le détail du prix change aussi.',
  HOME_EXAMPLE_DEVICE: 'Exemple : téléphone, 128 Go',
  HOME_EXAMPLE_BASE: 'Prix de base',
  HOME_EXAMPLE_CONDITION: 'État',
  HOME_EXAMPLE_CONDITION_LIKE_NEW: 'Comme neuf',
  HOME_EXAMPLE_CONDITION_GOOD: 'Bon',
  HOME_EXAMPLE_CONDITION_OK: 'Correct',
  HOME_EXAMPLE_BATTERY: 'État de la batterie',
  HOME_EXAMPLE_BATTERY_GE_90: '90 % ou plus',
  HOME_EXAMPLE_BATTERY_B80_89: 'De 80 à 89 %',
  HOME_EXAMPLE_BATTERY_LT_80: 'Moins de 80 %',
  HOME_EXAMPLE_GLASS: 'Vitre',
  HOME_EXAMPLE_GLASS_INTACT: 'Intacte',
  HOME_EXAMPLE_GLASS_CHIPPED: 'Petit éclat',
  HOME_EXAMPLE_GLASS_BACK: 'Dos fissuré',
  HOME_EXAMPLE_ROUNDING: 'Arrondi à l’euro inférieur',
  HOME_EXAMPLE_TOTAL: 'Offre',
  HOME_EXAMPLE_NOTE: 'Exemple de calcul. Le prix de base dépend du modèle.',
  HOME_STEPS: 'Trois étapes, sans surprise',
  HOME_STEP_ANSWER: 'Répondez',
  HOME_STEP_ANSWER_TEXT:
    'Quelques questions sur votre appareil. Le prix s’ajuste à chaque réponse, puis reste valable {days} jours.',
  HOME_STEP_SEND: 'Envoyez',
  HOME_STEP_SEND_TEXT:
    'Imprimez l’étiquette d’envoi ou montrez le QR code. {carrier} nous apporte le colis. Dès le premier scan, nous assumons le risque.',
  HOME_STEP_PAID: 'Recevez votre argent',
  HOME_STEP_PAID_TEXT: 'Nous contrôlons chaque appareil et le payons séparément, sans attendre les autres.',
  HOME_PROOF: 'Pourquoi vous pouvez compter sur notre prix',
  HOME_PROOF_TEXT:
    'Une offre n’est bonne que si elle tient après le contrôle. Voici les règles que nous nous imposons et que vous pouvez vérifier.',
  HOME_PROOF_RULE: 'Seuls les écarts comptent',
  HOME_PROOF_RULE_TEXT:
    'Seule une réponse que le contrôle ne confirme pas peut changer le prix. La règle et la liste de prix restent celles de votre offre.',
  HOME_PROOF_PHOTO: 'Chaque écart, photo à l’appui',
  HOME_PROOF_PHOTO_TEXT: 'Pour chaque écart, vous voyez la question, la photo et l’effet sur le prix.',
  HOME_PROOF_UP: 'Le prix peut monter',
  HOME_PROOF_UP_TEXT:
    'Si votre appareil est en meilleur état qu’annoncé, nous payons plus, sans démarche de votre part.',
  HOME_PROOF_SILENCE: 'Le silence n’est pas un oui',
  HOME_PROOF_SILENCE_TEXT:
    'Vous avez {days} jours pour répondre à une nouvelle offre. Sans réponse, nous vous renvoyons l’appareil gratuitement. Seule exception : une batterie endommagée ne peut pas voyager, et nous vous contactons.',
  HOME_WORRIES: 'Bon à savoir',
  HOME_WORRY_DATA: 'Que deviennent mes données ?',
  HOME_WORRY_DATA_TEXT:
    'Effacez l’appareil avant l’envoi : nos conseils vous guident. Une fois que nous l’avons acheté, nous l’effaçons à notre tour, sans rien lire. S’il a un espace de stockage, vous recevez ensuite un certificat d’effacement signé.',
  HOME_WORRY_LOCK: 'J’ai oublié de me déconnecter. C’est grave ?',
  HOME_WORRY_LOCK_TEXT:
    'Non. Nous vous envoyons la marche à suivre, et le contrôle reprend dès que le verrou est levé. Votre prix ne change pas.',
  HOME_WORRY_PAYMENT: 'Quand et comment vais-je recevoir mon argent ?',
  HOME_WORRY_PAYMENT_TEXT:
    'Dès qu’un appareil est accepté, nous vous versons son prix, sur un compte à votre nom.',
  HOME_WORRY_RETURN: 'Et si la nouvelle offre ne me convient pas ?',
  HOME_WORRY_RETURN_TEXT:
    'Récupérez l’appareil gratuitement, demandez un second contrôle par un autre technicien ou faites-le recycler. Seule exception : un appareil à la batterie endommagée ne peut pas être renvoyé.',
  HOME_WORRIES_MORE: 'Comment ça marche, en détail',
} satisfies Record<keyof typeof source, string>
