import type { homeMore as source } from '../en/home-more.ts'

/** The home page below the first look: one example, three steps, the proof, the answers to worries. */
export const homeMore = {
  HOME_EXAMPLE: 'Faites le calcul',
  HOME_EXAMPLE_TEXT:
    'Chaque offre se calcule ainsi : un prix de base, vos réponses, un total que vous pouvez vérifier. Changez une réponse, et le ticket change aussi.',
  HOME_EXAMPLE_DEVICE: 'Exemple : téléphone, 128 Go',
  HOME_EXAMPLE_BASE: 'Prix de base',
  HOME_EXAMPLE_CONDITION: 'État',
  HOME_EXAMPLE_CONDITION_LIKE_NEW: 'Comme neuf',
  HOME_EXAMPLE_CONDITION_GOOD: 'Bon',
  HOME_EXAMPLE_CONDITION_OK: 'Marques perceptibles au toucher',
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
  HOME_EXAMPLE_NOTE: 'Exemple avec un prix de base fictif. Votre appareil a le sien.',
  HOME_STEPS: 'Trois étapes, sans surprise',
  HOME_STEP_ANSWER: 'Répondez',
  HOME_STEP_ANSWER_TEXT:
    'Quelques questions sur votre appareil. Le prix évolue à chaque réponse, puis reste valable {days} jours.',
  HOME_STEP_SEND: 'Envoyez',
  HOME_STEP_SEND_TEXT:
    'Imprimez l’étiquette ou montrez le QR code. {carrier} nous apporte le colis. Dès le premier scan, nous assumons le risque.',
  HOME_STEP_PAID: 'Recevez votre argent',
  HOME_STEP_PAID_TEXT:
    'Nous comparons chaque appareil à vos réponses et le payons à part, sans attendre les autres.',
  HOME_PROOF: 'Pourquoi vous pouvez compter sur notre prix',
  HOME_PROOF_TEXT:
    'Ailleurs, les ennuis commencent à l’arrivée du colis : un second prix, plus bas, avec une raison vague. Nous nous imposons des règles que vous pouvez vérifier.',
  HOME_PROOF_RULE: 'Seuls les écarts comptent',
  HOME_PROOF_RULE_TEXT:
    'Après le contrôle, seule une réponse qui diffère de notre constat peut changer le prix. La règle et la liste de prix restent celles du jour de votre offre.',
  HOME_PROOF_PHOTO: 'Pas de constat sans photo',
  HOME_PROOF_PHOTO_TEXT:
    'Chaque constat cite la question, montre ce que nous avons vu et son effet sur le total.',
  HOME_PROOF_UP: 'Le prix peut monter',
  HOME_PROOF_UP_TEXT: 'Si votre appareil est en meilleur état qu’annoncé, nous payons plus, sans démarche.',
  HOME_PROOF_SILENCE: 'Le silence n’est pas un oui',
  HOME_PROOF_SILENCE_TEXT:
    'Vous avez 14 jours pour répondre à une contre-offre. Sans réponse, nous vous renvoyons l’appareil gratuitement.',
  HOME_WORRIES: 'Bon à savoir',
  HOME_WORRY_DATA: 'Que deviennent mes données ?',
  HOME_WORRY_DATA_TEXT:
    'Effacez l’appareil avant l’envoi, nos conseils vous guident. Nous l’effaçons à notre tour, sans rien lire.',
  HOME_WORRY_LOCK: 'J’ai oublié de me déconnecter. Est\u2060-\u2060ce grave ?',
  HOME_WORRY_LOCK_TEXT:
    'Non. Nous vous envoyons un guide pour votre modèle, et le contrôle reprend une fois le verrou levé. Votre prix reste le même.',
  HOME_WORRY_PAYMENT: 'Quand et comment mon argent arrive-t-il ?',
  HOME_WORRY_PAYMENT_TEXT:
    'Dès qu’un appareil est accepté, nous versons son prix sur votre compte. Le titulaire du compte doit être le vendeur.',
  HOME_WORRY_RETURN: 'Et si le nouveau prix ne me convient pas ?',
  HOME_WORRY_RETURN_TEXT:
    'Récupérez l’appareil gratuitement, demandez un second contrôle par un autre technicien ou faites-le recycler. À vous de décider.',
  HOME_WORRIES_MORE: 'Comment ça marche en détail',
  SEAL_RATING: '{value} sur 5',
  SEAL_RATING_COUNT: '{count, plural, one {# avis} other {# avis}} sur {source}',
  SEAL_FAIRNESS: '{share} payés au prix offert ou plus',
  SEAL_FAIRNESS_COUNT: 'sur {devices} appareils contrôlés',
  SEAL_COUNTING: 'Nous comptons au grand jour',
  SEAL_COUNTING_TEXT: 'Chacun peut lire comment nos contrôles se terminent.',
  SEAL_MORE: 'La transparence en chiffres',
  REVIEWS: 'Ce que disent les vendeurs',
  REVIEWS_LABEL: 'Avis, à faire défiler sur le côté',
} satisfies Record<keyof typeof source, string>
