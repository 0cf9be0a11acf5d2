/**
 * The canonical form (RDFC-1.0) of a credential and of its proof. The shape is fixed and has one blank node, so the
 * triples are known in advance and no JSON-LD processor is needed; a test compares them with a processor's.
 */
import type { UnsignedBadge } from './badge.ts';

const rdfType = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';
const ob = 'https://purl.imsglobal.org/spec/vc/ob/vocab.html#';
const vc = 'https://www.w3.org/2018/credentials#';
const security = 'https://w3id.org/security#';
const schema = 'https://schema.org/';
const xsd = 'http://www.w3.org/2001/XMLSchema#';
/** Namespace that the Open Badges context uses for its own types. */
const obXsd = 'https://www.w3.org/2001/XMLSchema#';

/** The only blank node: the holder's identity in a credential, the proof's options in a proof. */
const unnamed = '_:c14n0';

/** N-Quads of a credential without its proof. */
export function badgeQuads(badge: UnsignedBadge): string {
  const { issuer, credentialSubject: subject, credentialStatus: status } = badge;
  const { achievement } = subject;
  const [identity] = subject.identifier;
  const [own, holder, course] = [iri(badge.id), iri(subject.id), iri(achievement.id)];
  const [publisher, criteria] = [iri(issuer.id), iri(achievement.criteria.id)];
  return canonical([
    [own, rdfType, iri(`${vc}VerifiableCredential`)],
    [own, rdfType, iri(`${ob}OpenBadgeCredential`)],
    [own, `${schema}name`, literal(badge.name)],
    [own, `${vc}issuer`, publisher],
    [own, `${vc}validFrom`, literal(badge.validFrom, `${xsd}dateTime`)],
    [own, `${vc}credentialSubject`, holder],
    [own, `${vc}credentialStatus`, iri(status.id)],
    [
      iri(status.id),
      rdfType,
      iri('https://purl.imsglobal.org/spec/vcrl/v1p0/context.json#1EdTechRevocationList'),
    ],
    [publisher, rdfType, iri(`${ob}Profile`)],
    [publisher, `${schema}name`, literal(issuer.name)],
    [publisher, `${schema}url`, literal(issuer.url, `${obXsd}anyURI`)],
    [holder, rdfType, iri(`${ob}AchievementSubject`)],
    [holder, `${ob}identifier`, unnamed],
    [holder, `${ob}licenseNumber`, literal(subject.licenseNumber)],
    [holder, `${ob}achievement`, course],
    [unnamed, rdfType, iri(`${ob}IdentityObject`)],
    [unnamed, `${ob}hashed`, literal(String(identity.hashed), `${obXsd}boolean`)],
    [unnamed, `${ob}identityHash`, literal(identity.identityHash)],
    [unnamed, `${ob}identityType`, literal(identity.identityType)],
    [course, rdfType, iri(`${ob}Achievement`)],
    [course, `${ob}achievementType`, literal(achievement.achievementType)],
    [course, `${schema}name`, literal(achievement.name)],
    [course, `${schema}description`, literal(achievement.description)],
    [course, `${ob}Criteria`, criteria],
    [course, `${ob}version`, literal(achievement.version)],
    [course, `${schema}inLanguage`, literal(achievement.inLanguage)],
    [criteria, `${ob}narrative`, literal(achievement.criteria.narrative)],
  ]);
}

/** N-Quads of a proof without its signature. */
export function proofQuads(proof: UnsignedBadge['proof']): string {
  return canonical([
    [unnamed, rdfType, iri(`${security}DataIntegrityProof`)],
    [unnamed, 'http://purl.org/dc/terms/created', literal(proof.created, `${xsd}dateTime`)],
    [unnamed, `${security}cryptosuite`, literal(proof.cryptosuite, `${security}cryptosuiteString`)],
    [unnamed, `${security}proofPurpose`, iri(`${security}${proof.proofPurpose}`)],
    [unnamed, `${security}verificationMethod`, iri(proof.verificationMethod)],
  ]);
}

type Triple = readonly [subject: string, predicate: string, object: string];

function canonical(triples: readonly Triple[]): string {
  // Lines already differ in their ASCII part, before any user text, so code-unit order is code-point order.
  return triples
    .map(([subject, predicate, object]) => `${subject} ${iri(predicate)} ${object} .\n`)
    .sort((a, b) => (a < b ? -1 : 1))
    .join('');
}

function iri(address: string): string {
  return `<${address}>`;
}

/** Control characters never get here: names and texts are printable lines. */
function literal(text: string, type?: string): string {
  const quoted = `"${text.replace(/[\\"]/g, String.raw`\$&`)}"`;
  return type === undefined ? quoted : `${quoted}^^${iri(type)}`;
}
