import { z } from 'zod';
import { CategoryWeights } from '../matching/category-weights';
import { FilterCriteria } from '../matching/filter-criteria';
import { EVIDENCE_TYPES } from '../matching/scores';
import { maybe } from '../parsing/shared';
import { DocumentRef } from './document-ref';
import { FILTER_IDS, MESSAGE_TARGETS } from './options';

/**
 * Data for the page of a generated matching UI when it is loaded, and its later calls. Both are ours: the specification
 * ends at the address of the page. All paths are below the page's own, `/matcher/{session}`; the cookie of the session
 * identifies the caller, and every POST carries JSON.
 *
 * | call | body | answer |
 * |---|---|---|
 * | GET view | - | `MatcherView`; the page may have it rendered into it as well |
 * | POST sign-in | - | `SignInStarted`; without a session, for those who have to sign in first |
 * | POST query | `MatcherQuery` | `MatcherAnswer` |
 * | POST details | `DetailsQuery` | `MatcherDetails` |
 * | GET completions?of={kind}&q={text} | - | `Completions` |
 * | POST hooks/{number} | `HookDocuments` | `HookOutcome`; only of hooks that the service delivers |
 * | POST update | `PreferenceUpdate` | 204; the page sends the message of `OnUpdate.Client` itself |
 * | GET deliveries | - | `Deliveries`: the log of deliveries of this session, the newest first |
 * | POST deliveries/{id}/replay | - | `HookOutcome` |
 * | GET searches, POST searches, DELETE searches/{id} | `NewSavedSearch` | `SavedSearches`, where ShowSavedSearches |
 *
 * Problems are answered as `MatcherProblem` with a status that is not 2xx: 400 with the filters it is about, 401 where
 * the session is no longer signed in, 404 for a document that is gone, 410 for a session that has ended.
 */
export const MATCHER_PATH = '/matcher';

export const MATCHER_KINDS = ['Match', 'Search', 'Score', 'Details'] as const;
const DOCUMENT_KINDS = ['Resume', 'Job'] as const;

const texts = z.array(z.string());
const fact = { Category: z.string(), Fact: z.string(), Type: z.enum(EVIDENCE_TYPES) };

/** By category; scores are from 0 to 100. */
const CategoryNumbers = CategoryWeights.pick({
  Education: true,
  JobTitles: true,
  Skills: true,
  Industries: true,
  Languages: true,
  Certifications: true,
  ExecutiveType: true,
  ManagementLevel: true,
});

/** A document in a few lines, without anything that identifies the person. */
const DocumentSummary = DocumentRef.partial().extend({
  Kind: z.enum(DOCUMENT_KINDS),
  /** Substitute for a name: the latest title, or the title of the posting. */
  Headline: z.string(),
  /** The newest first, two or three. */
  Positions: maybe(
    z.array(z.object({ Title: maybe(z.string()), Employer: maybe(z.string()), IsCurrent: z.boolean() })),
  ),
  /** "Utrecht, NL". */
  Place: maybe(z.string()),
  MonthsOfExperience: maybe(z.number().int()),
  UserDefinedTags: maybe(texts),
});

/** A client hook does one of both. `Data` is only for the page at `TargetOrigin`. */
const PageMessage = z.object({
  Target: z.enum(MESSAGE_TARGETS),
  TargetOrigin: z.string(),
  Data: maybe(z.unknown()),
});
const HookLink = z.object({ Url: z.string(), Target: maybe(z.string()) });

/** A button. Address, CustomInfo and secrets of hooks that the service delivers stay with the service. */
const PageHook = z.object({
  /** By which it is acted on: its place among all hooks of the session. */
  Number: z.number().int(),
  Kind: z.enum(['Client', 'Server', 'Sourcing']),
  LinkText: z.string(),
  IsBulk: z.boolean(),
  JsAction: maybe(PageMessage),
  UrlAction: maybe(HookLink),
});

/** wire-facts 2.5, with the defaults filled in. */
const PageOptions = z.object({
  ShowFilterCriteria: z.boolean(),
  ExecuteImmediately: z.boolean(),
  ShowBanner: z.boolean(),
  ShowWeights: z.boolean(),
  ShowDetailsButton: z.boolean(),
  ShowFindSimilar: z.boolean(),
  ShowWebSourcing: z.boolean(),
  ShowJobBoards: z.boolean(),
  ShowSavedSearches: z.boolean(),
});

const PageStyle = z.object({
  PrimaryColor: maybe(z.string()),
  HeaderColor: maybe(z.string()),
  SquareCorners: z.boolean(),
  FontFamily: maybe(z.string()),
  /** An address of the own origin, from which the font is given on. */
  FontUrl: maybe(z.string()),
});

const TagPicklist = z.object({
  Label: z.string(),
  Options: z.array(z.object({ Value: z.string(), Text: z.string() })),
});

/** GET view. */
export const MatcherView = z.object({
  Kind: z.enum(MATCHER_KINDS),
  /** Source of the list; absent for a search. */
  Source: maybe(DocumentSummary),
  /** Kind of documents in the list. */
  TargetKind: z.enum(DOCUMENT_KINDS),
  IndexIds: texts,
  Username: maybe(z.string()),
  /** Of the banner. */
  AccountName: maybe(z.string()),
  LogoUrl: maybe(z.string()),
  SovScoreName: z.string(),
  Theme: maybe(z.enum(['light', 'dark'])),
  Options: PageOptions,
  Style: PageStyle,
  /** In the order to show them; all fourteen with their default titles if the request has none. */
  Filters: z.array(z.object({ FilterId: z.enum(FILTER_IDS), Title: z.string() })),
  UserDefinedTagsPicklists: z.array(TagPicklist),
  /** Initial filters. */
  FilterCriteria: maybe(FilterCriteria),
  PreferredCategoryWeights: maybe(CategoryWeights),
  Hooks: z.array(PageHook),
  /** `Server` only states that one exists. */
  OnUpdate: maybe(z.object({ Server: z.boolean(), Client: maybe(PageMessage) })),
  /** Pages that may embed this one, and hand it names to display. */
  EmbeddingOrigins: texts,
  /** An ISO 8601 instant. */
  ExpiresAt: z.string(),
  /** The one result of a details page: the page requests it at once. */
  Result: maybe(DocumentRef),
});

/** POST sign-in: where to sign in, in another window, and the code that window shows as well. */
export const SignInStarted = z.object({ Address: z.string(), Code: z.string() });

/** POST query. */
export const MatcherQuery = z.object({
  FilterCriteria: maybe(FilterCriteria),
  /** Absent: the suggested ones. */
  PreferredCategoryWeights: maybe(CategoryWeights),
  /** Replaces the source with a document of the indexes: "find similar", among documents of its kind. */
  SimilarTo: maybe(DocumentRef),
  /** From 1. A match has one page of 100. */
  Page: z.number().int().min(1),
});

/**
 * One direction of a pair: all digits of the unweighted scores, and the suggested weights of the source. A category is
 * in both if the source has data for it; from these, `scoresFor` of lib/scoring computes the scores for any weights.
 */
const Direction = z.object({ Scores: CategoryNumbers, SuggestedWeights: CategoryNumbers });

/** The scores are whole, of the weights that were applied. A result that was given may have no more than the first. */
const PairScores = z.object({
  SovScore: z.number().int(),
  WeightedScore: maybe(z.number()),
  ReverseCompatibilityScore: maybe(z.number()),
  /** The most that the SovScore may be where a must is missing, for any weights. */
  Cap: maybe(z.number()),
  Own: Direction,
  Reverse: Direction,
});

/** `LastUsed` as yyyy-MM-dd. */
const ResultSkill = z.object({
  Name: z.string(),
  Months: maybe(z.number().int()),
  LastUsed: maybe(z.string()),
  IsCurrent: z.boolean(),
});

/** A document of the list. Without a source there is nothing to score: a search has neither `Scores` nor facts. */
export const MatcherResult = DocumentSummary.extend({
  DocumentId: z.string(),
  Scores: maybe(PairScores),
  /** The three that mattered most, by weight and by how far they are from the middle. */
  Facts: z.array(z.object(fact)),
  FoundSkills: z.array(ResultSkill),
  MissingSkills: texts,
});

/** `Matches` from the highest unrounded SovScore to the lowest; for a search, in the order of the search. */
export const MatcherAnswer = z.object({
  Source: maybe(DocumentSummary),
  Matches: z.array(MatcherResult),
  Page: z.number().int(),
  PageSize: z.number().int(),
  CurrentCount: z.number().int(),
  TotalCount: z.number().int(),
  SuggestedCategoryWeights: maybe(CategoryWeights),
  AppliedCategoryWeights: maybe(CategoryWeights),
  WidenedTerms: maybe(z.array(z.object({ Term: z.string(), With: texts }))),
});

/** POST details. `SimilarTo` and the weights are those of the query that gave the result. */
export const DetailsQuery = DocumentRef.extend({
  SimilarTo: maybe(DocumentRef),
  PreferredCategoryWeights: maybe(CategoryWeights),
});

/** A place in `Text`, in UTF-16 units. */
const TextPlace = z.object({ Start: z.number().int(), End: z.number().int() });

export const MatcherDetails = z.object({
  Result: MatcherResult,
  /** Redacted as the index has it, or as it came with a details request. `Html` is sanitised. */
  Document: z.object({ Text: z.string(), Html: maybe(z.string()) }),
  /** Words of the document that match the requirements of the source. */
  Terms: z.array(z.object({ Category: z.string(), Term: z.string(), Places: z.array(TextPlace) })),
  /** `Own`: requirements of the source that the document meets; `Reverse`: the other way round. */
  Evidence: z.array(
    z.object({
      ...fact,
      Direction: z.enum(['Own', 'Reverse']),
      /** Places of the document that prove it; empty where it states that something is missing. */
      Places: z.array(TextPlace),
    }),
  ),
});

export const COMPLETION_KINDS = [
  'skills',
  'titles',
  'tags',
  'places',
  'industries',
  'certifications',
  'employers',
] as const;

/** GET completions. `Value` goes into the filter; for a place it is the name, and `Location` goes in. */
export const Completions = z.object({
  Completions: z.array(
    z.object({
      Value: z.string(),
      Label: z.string(),
      /** Distinguishes equal names: a region, a taxonomy, the name of a custom skills list. */
      Detail: maybe(z.string()),
      /** Offered once this one is taken: related skills or titles, the nearest first. */
      Related: maybe(texts),
      Location: maybe(
        z.object({
          CountryCode: maybe(z.string()),
          Region: maybe(z.string()),
          Municipality: maybe(z.string()),
          GeoPoint: maybe(z.object({ Latitude: z.number(), Longitude: z.number() })),
        }),
      ),
    }),
  ),
});

/** POST hooks/{number}: one document, or several where the hook is bulk. */
export const HookDocuments = z.object({ Documents: z.array(DocumentRef).min(1) });

export const DELIVERY_STATES = ['Waiting', 'Delivered', 'Failed'] as const;

const Delivery = z.object({
  Id: z.string(),
  HookNumber: maybe(z.number().int()),
  LinkText: z.string(),
  State: z.enum(DELIVERY_STATES),
  Attempts: z.number().int(),
  /** Why the last attempt failed, as the recruiter can understand it. */
  Message: maybe(z.string()),
  CreatedAt: z.string(),
  Documents: z.array(DocumentRef),
});

/** Outcome of a hook: it arrived within the time that the page waits (a second or two), or is being retried. */
export const HookOutcome = z.object({ Delivery });
export const Deliveries = z.object({ Deliveries: z.array(Delivery) });

/** POST update: the query after the user changed weights or filters. */
export const PreferenceUpdate = z.object({
  FilterCriteria: maybe(FilterCriteria),
  PreferredCategoryWeights: maybe(CategoryWeights),
});

/** POST searches. A name that is taken is written over. */
export const NewSavedSearch = PreferenceUpdate.extend({ Name: z.string().trim().min(1).max(80) });
export const SavedSearches = z.object({ Searches: z.array(NewSavedSearch.extend({ Id: z.string() })) });

/** `Position` is a place in the text of the filter, such as the search expression. */
export const MatcherProblem = z.object({
  Message: z.string(),
  Problems: maybe(
    z.array(z.object({ FilterId: z.enum(FILTER_IDS), Message: z.string(), Position: maybe(TextPlace) })),
  ),
});
