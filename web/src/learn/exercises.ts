/** The courses and puzzles there are, and which of them are done in this browser. */
import { signal } from "@preact/signals";
import { get } from "../api/http";
import type { components } from "../api/schema";
import { keep, recall } from "../keeping";
import { present } from "../texts/languages";

type Schemas = components["schemas"];
export type Course = Schemas["CourseModel"];
export type Lesson = Schemas["LessonModel"];
export type Step = Schemas["StepModel"];
export type Puzzle = Schemas["PuzzleModel"];

const KEPT = "learned";
export const exercises = signal<Schemas["ExercisesModel"] | null>(null);
const learned = signal<ReadonlySet<string>>(new Set((recall(KEPT) ?? "").split(" ").filter(Boolean)));

export async function loadExercises(): Promise<void> {
  exercises.value ??= await get<Schemas["ExercisesModel"]>("/api/exercises");
}

/** A lesson has the name of its course before its own. */
export const nameOf = (course: Course, lesson: Lesson): string => `${course.id}.${lesson.id}`;

export const isDone = (exercise: string): boolean => learned.value.has(exercise);

export function done(exercise: string): void {
  learned.value = new Set([...learned.value, exercise]);
  keep(KEPT, [...learned.value].join(" "));
}

/** What a puzzle says in the language of the page; every puzzle of ours says it in all. */
export function said(texts: Record<string, string>): string {
  return texts[present().id] ?? texts.en ?? "";
}
