/** Texts of the seals of an inspection, of the trade file, and of the page that verifies one. */
export const inspectionProof = {
  PROOF_TITLE: 'Contrôlé sans connaître vos réponses',
  PROOF_TEXT:
    'Le résultat a été enregistré avant que quiconque puisse voir vos réponses. Son empreinte figure dans un registre public : tout changement se verrait.',
  PROOF_SEAL: 'Empreinte : {name}',
  PROOF_LOCKED: 'Enregistré le {date}',
  PROOF_PLACE: 'Entrée {index} du registre public',
  PROOF_WAITING: 'Bientôt dans le registre public',
  PROOF_ALL: '{count, plural, one {Afficher # empreinte} other {Afficher les # empreintes}}',
  TRADE_FILE_TITLE: 'Votre dossier de vente',
  TRADE_FILE_TEXT:
    'L’offre signée, chaque étape, notre contrôle avec ses photos et le versement, réunis dans un seul fichier. Conservez-le : chacun pourra le vérifier plus tard, même sans nous.',
  TRADE_FILE_READER: 'Il est fourni ici sans les photos, réservées à la personne qui vend.',
  TRADE_FILE_DOWNLOAD: 'Télécharger le dossier de vente',
  TRADE_FILE_PLAIN: 'Télécharger sans les photos',
  TRADE_FILE_HOW: 'Comment vérifier ce dossier',
  VERIFY_PROOF_HINT:
    'Le dossier de vente convient avec ou sans ses photos. Il permet aussi de vérifier vos certificats d’effacement. Nos chiffres de transparence (JSON) se vérifient ici aussi.',
  VERIFY_PROOF_PASSED: 'Tout est exact dans ce fichier',
  VERIFY_PROOF_PASSED_TEXT:
    'Il est complet, personne ne l’a modifié et le registre public confirme ce qui a été enregistré.',
  VERIFY_PROOF_FAILED: 'Quelque chose ne va pas dans ce fichier',
  VERIFY_PROOF_FAILED_TEXT: 'Voyez ci-dessous ce qui ne correspond pas, puis écrivez-nous.',
  VERIFY_PROOF_OPEN: 'Tout n’est pas encore prouvé',
  VERIFY_PROOF_OPEN_TEXT:
    'Rien n’est faux, mais une partie ne peut pas être vérifiée pour l’instant. Le registre public est signé toutes les heures : téléchargez le fichier à nouveau plus tard.',
  VERIFY_PROOF_CHECKS: 'Ce qui a été vérifié',
  VERIFY_RESULT_PASSED: 'Conforme',
  VERIFY_RESULT_FAILED: 'Non conforme',
  VERIFY_RESULT_OPEN: 'En attente',
  VERIFY_CHECK_FILE: 'Le fichier est complet et lisible',
  VERIFY_CHECK_SEAL: 'Le fichier est tel que nous l’avons émis',
  VERIFY_CHECK_CHAIN: 'Aucune entrée ne manque ni n’a été déplacée',
  VERIFY_CHECK_EXTENSION: 'Il prolonge le fichier précédent',
  VERIFY_CHECK_OFFER: 'L’offre porte notre signature et a été respectée',
  VERIFY_CHECK_HEADS: 'Les états du registre public portent notre signature',
  VERIFY_CHECK_CONSISTENCY: 'Le registre public n’a fait que grandir',
  VERIFY_CHECK_EARLIER: 'Le registre public est toujours celui que vous connaissez',
  VERIFY_CHECK_EVENTS: 'Aucune étape de la vente ne manque',
  VERIFY_CHECK_FINDINGS: 'Les résultats correspondent à leur empreinte',
  VERIFY_CHECK_PHOTOS: 'Les photos sont celles que nous avons prises',
  VERIFY_CHECK_PAYOUTS: 'Les versements correspondent à ce qui était convenu',
  VERIFY_CHECK_LOG: 'L’empreinte figure dans le registre public',
  VERIFY_CHECK_TIME: 'Tout a été enregistré à l’heure indiquée',
  VERIFY_EARLIER: 'Comparer avec un fichier précédent',
  VERIFY_EARLIER_HINT:
    'Si vous avez gardé un fichier précédent de cette vente, vous verrez si quelque chose y a changé depuis.',
  SCREEN_VERIFY: 'Vérifier un fichier signé',
  VERIFY_PROGRAM: 'Notre vérificateur en un seul fichier',
  VERIFY_PROGRAM_TEXT:
    'Il vérifie les dossiers de vente avec Node ou dans votre propre page, et chaque ligne peut être lue.',
} as const
