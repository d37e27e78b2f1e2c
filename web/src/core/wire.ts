// Made by `npm run types` from the OpenAPI document of the server.  Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Accepted */
        Accepted: {
            table: string;
            /** @default true */
            done?: boolean;
        };
        /** Ask */
        Ask: {
            seat: number;
            turn: string;
            step: string;
            question: string;
            rule: string;
            options: components["schemas"]["Option"][];
        };
        /** Chat */
        Chat: {
            number: number;
            name: string;
            seat: number;
            text: string;
            at: string;
            /** @constant */
            type: "chat";
        };
        /** ChoiceInfo */
        ChoiceInfo: {
            name: string;
            rule: string;
            default: string;
            low: number;
            high: number;
            names: string[];
            mark: string;
            label: string;
            labels: string[];
        };
        /** Consent */
        Consent: {
            agree: boolean;
        };
        /** Corrections */
        Corrections: {
            choices: {
                [key: string]: string;
            };
        };
        /** Draw */
        Draw: {
            number: number;
            weights: number[];
            outcome: number;
            path: string[];
        };
        /** EditionFile */
        EditionFile: {
            text: string;
        };
        /** GameInfo */
        GameInfo: {
            id: string;
            version: number;
            least: number;
            most: number;
            choices: components["schemas"]["ChoiceInfo"][];
        };
        /** HandToBot */
        HandToBot: {
            seat: number;
            /**
             * @default player
             * @enum {string}
             */
            level?: "novice" | "player" | "master";
        };
        /** Line */
        Line: {
            number: number;
            text: string;
            rule: string;
            targets: string[];
        };
        /** Me */
        Me: {
            id: string;
            name: string;
        };
        /** Moment */
        Moment: {
            number: number;
            moments: number;
            seat: number;
            view: {
                [key: string]: unknown;
            };
            lines: components["schemas"]["Line"][];
        };
        /** Move */
        Move: {
            seat: number;
            turn: string;
            code: number;
        };
        /** Opening */
        Opening: {
            game: string;
            places: ("me" | "open" | "novice" | "player" | "master")[];
            choices?: {
                [key: string]: string;
            };
            /** @default false */
            listed?: boolean;
            /** @default false */
            start?: boolean;
            seed?: string | null;
        };
        /** Option */
        Option: {
            code: number;
            path: string[];
            text: string;
        };
        /** Paragraph */
        Paragraph: {
            id: string;
            html: string;
            heading: boolean;
        };
        /** PlaceInfo */
        PlaceInfo: {
            seat: number;
            /** @enum {string} */
            kind: "open" | "guest" | "bot";
            name: string;
            /** @enum {null|string} */
            level?: "novice" | "player" | "master" | null;
            /** @default false */
            mine?: boolean;
            /** @default false */
            online?: boolean;
            /** @default false */
            resigned?: boolean;
            /** @default false */
            stands_in?: boolean;
        };
        /** Problem */
        Problem: {
            detail: string;
            /** @enum {string} */
            code: "unknown_table" | "unknown_game" | "unknown_seat" | "unknown_moment" | "unknown_rules" | "nobody" | "not_yours" | "not_sitting" | "never_sat" | "stale" | "quicker" | "not_begun" | "begun" | "over" | "not_over" | "secret" | "seat_taken" | "seat_open" | "seat_resigned" | "no_bot" | "nothing_to_resign" | "no_undo" | "not_asked_to_consent" | "no_wish" | "wish_waits" | "other_version" | "bad_name" | "bad_chat" | "bad_choice" | "bad_seats" | "no_such_game" | "not_an_option" | "not_asked" | "rule" | "too_large" | "bad_request" | "socket_only" | "fault";
            gaps: {
                [key: string]: string;
            };
        };
        /** Proof */
        Proof: {
            commitment: string;
            seed: string;
            draws: components["schemas"]["Draw"][];
        };
        /** Rename */
        Rename: {
            name: string;
        };
        /** RulePage */
        RulePage: {
            game: string;
            /** @enum {string} */
            lang: "en" | "fr";
            title: string;
            paragraphs: components["schemas"]["Paragraph"][];
        };
        /** Say */
        Say: {
            text: string;
        };
        /** SeatOnly */
        SeatOnly: {
            seat: number;
        };
        /** TableInfo */
        TableInfo: {
            id: string;
            game: string;
            version: number;
            seats: number;
            choices: {
                [key: string]: string;
            };
            /** @enum {string} */
            status: "waiting" | "playing" | "over";
            listed: boolean;
            mine: boolean;
            host: boolean;
            places: components["schemas"]["PlaceInfo"][];
            created: string;
            chosen_seed: boolean;
            commitment: string;
            seed: string;
            asked: number[];
            ranks: number[];
            scores: number[];
            undo?: components["schemas"]["UndoWish"] | null;
            undo_end?: components["schemas"]["UndoEnd"] | null;
            rematch?: string | null;
        };
        /** TableUpdate */
        TableUpdate: {
            table: components["schemas"]["TableInfo"];
            /** @constant */
            type: "table";
        };
        /** UndoEnd */
        UndoEnd: {
            number: number;
            seat: number;
            /** @enum {string} */
            how: "granted" | "declined" | "withdrawn" | "past";
            by: number;
        };
        /** UndoWish */
        UndoWish: {
            seat: number;
            waiting: number[];
        };
        /** Update */
        Update: {
            epoch: number;
            number: number;
            fresh: boolean;
            seat: number;
            view: {
                [key: string]: unknown;
            };
            lines: components["schemas"]["Line"][];
            sealed: components["schemas"]["Line"][];
            ask: components["schemas"]["Ask"] | null;
            waiting: number[];
            undo: boolean;
            /** @constant */
            type: "update";
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

export type Accepted = components['schemas']['Accepted'];
export type Ask = components['schemas']['Ask'];
export type Chat = components['schemas']['Chat'];
export type ChoiceInfo = components['schemas']['ChoiceInfo'];
export type Consent = components['schemas']['Consent'];
export type Corrections = components['schemas']['Corrections'];
export type Draw = components['schemas']['Draw'];
export type EditionFile = components['schemas']['EditionFile'];
export type GameInfo = components['schemas']['GameInfo'];
export type HandToBot = components['schemas']['HandToBot'];
export type Line = components['schemas']['Line'];
export type Me = components['schemas']['Me'];
export type Moment = components['schemas']['Moment'];
export type Move = components['schemas']['Move'];
export type Opening = components['schemas']['Opening'];
export type Option = components['schemas']['Option'];
export type Paragraph = components['schemas']['Paragraph'];
export type PlaceInfo = components['schemas']['PlaceInfo'];
export type Problem = components['schemas']['Problem'];
export type Proof = components['schemas']['Proof'];
export type Rename = components['schemas']['Rename'];
export type RulePage = components['schemas']['RulePage'];
export type Say = components['schemas']['Say'];
export type SeatOnly = components['schemas']['SeatOnly'];
export type TableInfo = components['schemas']['TableInfo'];
export type TableUpdate = components['schemas']['TableUpdate'];
export type UndoEnd = components['schemas']['UndoEnd'];
export type UndoWish = components['schemas']['UndoWish'];
export type Update = components['schemas']['Update'];
