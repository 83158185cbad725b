import { z } from 'zod';
import type { DecodedOf } from '../codec';
import { maybe } from '../parsing/shared';

/** matching-ui.md, UIOptions, with the members of wire-facts 2.5 and Appendix B. */

const text = maybe(z.string());
const flag = maybe(z.boolean());
/** Anything at all, handed back as it came. */
const anything = z.unknown().optional();

const Style = z.object({
  PrimaryColor: text,
  HeaderColor: text,
  SquareCorners: flag,
  FontFamily: text,
  FontUrl: text,
});

const JsAction = z.object({ Target: text, TargetOrigin: text, Data: anything });
const UrlAction = z.object({ Url: text, Target: text });

const ClientHook = z.object({
  LinkText: text,
  IsBulk: flag,
  JsAction: maybe(JsAction),
  UrlAction: maybe(UrlAction),
});

const ServerHook = z.object({ LinkText: text, Url: text, CustomInfo: anything, IsBulk: flag });

const Hooks = z.object({
  Client: maybe(z.array(ClientHook)),
  Server: maybe(z.array(ServerHook)),
  Sourcing: maybe(z.array(ServerHook)),
  OnUpdate: maybe(
    z.object({
      Server: maybe(z.object({ Url: text, CustomInfo: anything })),
      Client: maybe(JsAction),
    }),
  ),
});

const TagsPicklist = z.object({
  Label: text,
  Options: maybe(z.array(z.object({ Value: text, Text: text }))),
});

/** `CustomValuePicklists` is another name of `UserDefinedTagsPicklists`. */
export const UIOptions = z.object({
  Username: text,
  Style: maybe(Style),
  SovScoreName: text,
  ShowFilterCriteria: flag,
  FiltersToShow: maybe(z.array(z.object({ FilterId: text, Title: text }))),
  ExecuteImmediately: flag,
  ShowBanner: flag,
  ShowWeights: flag,
  ShowDetailsButton: flag,
  ShowFindSimilar: flag,
  ShowWebSourcing: flag,
  ShowJobBoards: flag,
  ShowSavedSearches: flag,
  Hooks: maybe(Hooks),
  UserDefinedTagsPicklists: maybe(z.array(TagsPicklist)),
  CustomValuePicklists: maybe(z.array(TagsPicklist)),
  SkillsAutoCompleteCustomSkillsList: maybe(z.array(z.string())),
});

/** The options of a details view; other members of `UIOptions` are ignored. */
export const DetailsUIOptions = UIOptions.pick({
  Username: true,
  Style: true,
  SovScoreName: true,
  Hooks: true,
});

export type UIOptionsData = DecodedOf<typeof UIOptions>;
export type UIStyleData = DecodedOf<typeof Style>;
export type UIHooksData = DecodedOf<typeof Hooks>;
export type UIClientHookData = DecodedOf<typeof ClientHook>;
export type UIServerHookData = DecodedOf<typeof ServerHook>;
export type UIJsActionData = DecodedOf<typeof JsAction>;
