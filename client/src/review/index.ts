export { default as PaceReview } from './PaceReview.svelte';
export { default as Review } from './Review.svelte';
