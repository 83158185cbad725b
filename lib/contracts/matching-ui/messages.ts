import { z } from 'zod';
import { CategoryWeights } from '../matching/category-weights';
import { FilterCriteria } from '../matching/filter-criteria';
import { maybe } from '../parsing/shared';
import { DocumentRef } from './document-ref';

/**
 * The messages between the page of a generated matching UI and the page around it or that opened it (`postMessage`).
 * The specification leaves their shape open. Those of hooks mirror the body that a server hook is posted with
 * (wire-facts 2.5), with `Data` in place of CustomInfo, and name the hook. docs/embedding.md describes them.
 *
 * A message goes to exactly the configured target origin. One that comes is taken from the window and the origins of
 * the session alone; anything else is dropped.
 */
export const MESSAGE_VERSION = 1;

const envelope = <const Type extends string>(type: Type) => ({
  Type: z.literal(type),
  Version: z.literal(MESSAGE_VERSION),
});

/** Score of a document for the source of the session, 0 to 100; absent without one. */
const scored = { SovScore: maybe(z.number()) };

/** Of a hook that the user pressed. One document, or `Documents` where the hook is bulk. */
export const HookMessage = z.object({
  ...envelope('MatcherHook'),
  /** To recognise a message that came twice; an acknowledgement names it. */
  Id: z.string(),
  Hook: z.object({ Number: z.number().int(), LinkText: z.string(), IsBulk: z.boolean() }),
  Username: maybe(z.string()),
  Data: maybe(z.unknown()),
  DocumentId: maybe(z.string()),
  IndexId: maybe(z.string()),
  ...scored,
  Documents: maybe(z.array(DocumentRef.extend(scored))),
});

/** Of `OnUpdate.Client`: the user changed weights or filters and ran the query again. */
export const UpdateMessage = z.object({
  ...envelope('MatcherUpdate'),
  Id: z.string(),
  Username: maybe(z.string()),
  Data: maybe(z.unknown()),
  FilterCriteria: maybe(FilterCriteria),
  PreferredCategoryWeights: maybe(CategoryWeights),
});

/** Documents in the current list. The first message also means that the page is ready for messages. */
export const ShownMessage = z.object({ ...envelope('MatcherShown'), Documents: z.array(DocumentRef) });

/** As high as the frame would have to be, in CSS pixels, so that nothing in it is scrolled. */
export const HeightMessage = z.object({ ...envelope('MatcherHeight'), Height: z.number().positive() });

/** Messages of a matcher. */
export const MatcherMessage = z.discriminatedUnion('Type', [
  HookMessage,
  UpdateMessage,
  ShownMessage,
  HeightMessage,
]);

const Photo = maybe(
  z
    .string()
    .max(300_000)
    .regex(/^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/=]+$/),
);

/**
 * Names to display in place of what the index has, by the page around it. They stay in the memory of the page. A
 * photo is a `data:` address of an image, and left out where it is another. `Mark` is a word or two on what was decided ("Shortlisted").
 */
export const DisplayMessage = z.object({
  ...envelope('MatcherDisplay'),
  Documents: z
    .array(
      DocumentRef.extend({
        Name: maybe(z.string().max(200)),
        Photo: Photo.catch(undefined),
        Mark: maybe(z.string().max(40)),
      }),
    )
    .max(1000),
  Theme: maybe(z.enum(['light', 'dark'])),
  /** The page around it has a switch to hide names; the matcher then shows none. */
  HasBlindSwitch: maybe(z.boolean()),
});

/** That a message of a hook or an update was taken. */
export const ReceivedMessage = z.object({ ...envelope('MatcherReceived'), Id: z.string() });

/** Messages to a matcher. */
export const EmbedderMessage = z.discriminatedUnion('Type', [DisplayMessage, ReceivedMessage]);
